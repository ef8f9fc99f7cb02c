export const vaultMessages = {
  decrypt: 'Failed to decrypt token - please login again',
  version: 'Unsupported token version - please login again',
  format: 'Invalid token format',
  encrypt: 'Failed to encrypt token',
} as const;

export class VaultError extends Error {
  readonly kind: keyof typeof vaultMessages;

  constructor(kind: keyof typeof vaultMessages, options?: ErrorOptions) {
    super(vaultMessages[kind], options);
    this.name = 'VaultError';
    this.kind = kind;
  }
}

import { logInFailures } from '#contract/words/en/organiser/account/log-in-failures.ts';

const vaultMessages = {
  decrypt: logInFailures.tokenDecrypt,
  version: logInFailures.tokenVersion,
  format: logInFailures.tokenFormat,
  encrypt: logInFailures.tokenEncrypt,
};

export class VaultError extends Error {
  readonly kind: keyof typeof vaultMessages;

  constructor(kind: keyof typeof vaultMessages, options?: ErrorOptions) {
    super(vaultMessages[kind], options);
    this.name = 'VaultError';
    this.kind = kind;
  }
}

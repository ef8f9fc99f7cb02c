export function giveUp(message: string): never;
export function ensureInstalled(scope: 'production' | 'full'): void;

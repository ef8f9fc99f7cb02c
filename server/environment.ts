export type Environment = Record<string, string | undefined>;

/** Names the variable and what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new ConfigError(`${name} must be a whole number, not "${text}"`);
  return value;
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'yes'].includes(text)) return true;
  if (['0', 'false', 'no'].includes(text)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${text}"`);
}

export const text = (env: Environment, name: string): string | null => env[name]?.trim() || null;

export const list = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

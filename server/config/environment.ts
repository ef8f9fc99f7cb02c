export type Environment = Record<string, string | undefined>;

/** Names the variable and what it must be, in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(message: string) {
    super(message.replace(/\s+/g, ' '));
  }
}

/** An empty or blank variable is one that is not set, as a compose file passes it on. */
export const text = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** Variables that another one requires. */
export function needed(env: Environment, name: string, beside: string): string {
  const value = text(env, name);
  if (!value) throw new ConfigError(`${name} must be set beside ${beside}`);
  return value;
}

export const list = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A whole number in decimal digits, no sign, exponent or other base. */
export function integer(
  env: Environment,
  name: string,
  fallback: number,
  { least = 0, most = 1_000_000 }: { least?: number; most?: number } = {},
): number {
  const given = text(env, name);
  if (given === null) return fallback;
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const given = text(env, name)?.toLowerCase();
  if (given === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(given)) return true;
  if (['0', 'false', 'no', 'off'].includes(given)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${given}"`);
}

export function choice<Option extends string>(
  env: Environment,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const given = text(env, name);
  const found = options.find((option) => option === given);
  if (given !== null && found === undefined)
    throw new ConfigError(`${name} must be one of ${options.join(', ')}, not "${given}"`);
  return found ?? fallback;
}

/** An address with one of these schemes (without the colon) and a host. Its value is secret and is not repeated. */
export function address(env: Environment, name: string, schemes: readonly string[]): string | null {
  const given = text(env, name);
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.hostname && schemes.includes(url.protocol.slice(0, -1))) return given;
  throw new ConfigError(
    `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );
}

/** The origin of an http or https address that names nothing else: no path, query or password. */
export function origin(env: Environment, name: string): string | null {
  const given = address(env, name, ['http', 'https']);
  if (given === null) return null;
  const url = new URL(given);
  if (url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(
    `${name} must be an address without path, query or password, such as https://play.example.com, not "${url.origin}${url.pathname}"`,
  );
}

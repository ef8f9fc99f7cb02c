import { readFileSync } from 'node:fs';
import { ConfigError, type Environment } from './environment.ts';

/** Shorter names are near to many that have nothing to do with us. */
const shortestName = 7;
const mostSlips = 2;

/** Letters to add, leave out or change to make one name of the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, compared] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === compared ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function readSecret(name: string, place: string): string {
  try {
    return readFileSync(place, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(
      `${name}_FILE names ${place}, which cannot be read (${(cause as NodeJS.ErrnoException).code})`,
    );
  }
}

/**
 * The environment as settings are read from it: `NAME_FILE` names a file that holds the value of `NAME`, and a variable
 * whose name is nearly that of a setting which is not set is refused.
 */
export function givenEnvironment(env: Environment) {
  const asked = new Set<string>();
  const read = (name: string): string | undefined => {
    const place = env[`${name}_FILE`]?.trim();
    if (!place) return env[name];
    if (env[name]?.trim()) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out`);
    return readSecret(name, place);
  };
  return {
    env: new Proxy<Environment>(
      {},
      {
        get(_, name) {
          if (typeof name !== 'string') return undefined;
          asked.add(name);
          return read(name);
        },
      },
    ),

    /** Throws where a name is mistyped; called once all settings are read. */
    refuseNearMisses(): void {
      for (const name of Object.keys(env)) {
        const plain = name.replace(/_FILE$/, '');
        if (name.length < shortestName || asked.has(name) || asked.has(plain) || !env[name]?.trim()) continue;
        const meant = [...asked].find(
          (known) =>
            known.length >= shortestName && !env[known]?.trim() && slipsBetween(known, name) <= mostSlips,
        );
        if (meant !== undefined)
          throw new ConfigError(`${name} is no setting: set ${meant}, or leave ${name} out`);
      }
    },
  };
}

/** Runs in a page, in a server or here: from now on `Date` is that much ahead of the machine's, or behind it. */
export function shiftDate(byMs: number): void {
  const real = Date;
  const now = () => real.now() + byMs;
  globalThis.Date = new Proxy(real, {
    construct: (_, given: ConstructorParameters<typeof Date>, made) =>
      Reflect.construct(real, given.length > 0 ? given : [now()], made),
    apply: () => String(new Date()),
    get: (_, key) => (key === 'now' ? now : Reflect.get(real, key)),
  });
}

/** Node writes the header from a clock that it took before anybody could shift it. */
const dateHeader = `import { ServerResponse } from 'node:http';
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};`;

/** What a session shuffles is shuffled alike in every run, so that its pictures can be compared. */
const steadyDraw = `import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
const { randomInt } = crypto;
crypto.randomInt = (...given) => given.length === 1 && given[0] === 2 ** 31 ? 7 : randomInt(...given);
syncBuiltinESMExports();`;

/** The environment in which a server of this Node lives by the shifted clock, and draws the same order of every list. */
export function shiftedEnvironment(byMs: number): Record<string, string> {
  const source = encodeURIComponent(`${dateHeader}\n${steadyDraw}\n(${shiftDate})(${byMs});`);
  return { NODE_OPTIONS: `--import=data:text/javascript,${source}` };
}

import type { Attack } from './attack.ts';
import { attack as addresses } from './attacks/addresses.ts';
import { attack as bounds } from './attacks/bounds.ts';
import { attack as dataFolder } from './attacks/data-folder.ts';
import { attack as deepJson } from './attacks/deep-json.ts';
import { attack as documents } from './attacks/documents.ts';
import { attack as environment } from './attacks/environment.ts';
import { attack as identity } from './attacks/identity.ts';
import { attack as killedServer } from './attacks/killed-server.ts';
import { attack as mangledLinks } from './attacks/mangled-links.ts';
import { attack as realtime } from './attacks/realtime.ts';
import { attack as riddleOrders } from './attacks/riddle-orders.ts';
import { attack as rooms } from './attacks/rooms.ts';

const attacks: Attack[] = [
  environment,
  deepJson,
  dataFolder,
  killedServer,
  realtime,
  identity,
  addresses,
  bounds,
  documents,
  mangledLinks,
  rooms,
  riddleOrders,
];

/** `npm run attack`, or `npm run attack -- deep-json` for those whose name holds a word. */
const words = process.argv.slice(2);
const chosen = attacks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const table: { attack: string; class: string; tried: number; held: number }[] = [];

for (const { name, run } of chosen) {
  console.log(`\n── ${name}`);
  await run({
    note(kind, held, detail) {
      const known = table.find((other) => other.attack === name && other.class === kind);
      const row = known ?? { attack: name, class: kind, tried: 0, held: 0 };
      if (!known) table.push(row);
      row.tried += 1;
      if (held) row.held += 1;
      else console.log(`   NOT HELD: ${kind}${detail ? `: ${detail.slice(0, 300)}` : ''}`);
    },
  });
}

console.table(table);
const lost = table.reduce((sum, { tried, held }) => sum + tried - held, 0);
console.log(lost === 0 ? 'Everything held.' : `${lost} did not hold.`);
process.exit(lost === 0 && table.length > 0 ? 0 : 1);

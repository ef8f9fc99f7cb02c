import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findEmptySlots } from './loose-ends/actor-slots.ts';
import { findImportCycles } from './loose-ends/import-cycles.ts';
import { findLooseEvents } from './loose-ends/machine-events.ts';
import { findUncalledMethods } from './loose-ends/service-methods.ts';
import { readSources } from './loose-ends/sources.ts';
import { findLooseTables } from './loose-ends/tables.ts';

const root = path.resolve(import.meta.dirname, '..');
const allowedFile = path.join(import.meta.dirname, 'loose-ends', 'allowed.json');

const sources = readSources(root);
const found = [
  findLooseEvents,
  findEmptySlots,
  findUncalledMethods,
  findLooseTables,
  findImportCycles,
].flatMap((find) => find(sources));
const allowed: string[] = JSON.parse(await readFile(allowedFile, 'utf8'));

const fresh = found.filter((line) => !allowed.includes(line));
const mended = allowed.filter((line) => !found.includes(line));
for (const line of fresh) console.error(`loose end: ${line}`);
for (const line of mended) console.error(`mended, take it off scripts/loose-ends/allowed.json: ${line}`);
console.log(`${sources.length} files read, ${found.length} loose ends, ${allowed.length} of them allowed`);
process.exit(fresh.length + mended.length === 0 ? 0 : 1);

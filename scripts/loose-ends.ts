import path from 'node:path';
import { findEmptySlots } from './loose-ends/actor-slots.ts';
import { findClockDifferences } from './loose-ends/clock-differences.ts';
import { findImportCycles } from './loose-ends/import-cycles.ts';
import { findCrowdedFolders } from './loose-ends/crowded-folders.ts';
import { findLooseEvents } from './loose-ends/machine-events.ts';
import { findUncalledMethods } from './loose-ends/service-methods.ts';
import { findServerKnots } from './loose-ends/server-floors.ts';
import { readSources } from './loose-ends/sources.ts';
import { findLooseTables } from './loose-ends/tables.ts';
import { findUncheckedZones } from './loose-ends/zone-names-to-intl.ts';

const root = path.resolve(import.meta.dirname, '..');

const sources = readSources(root);
const found = [
  findLooseEvents,
  findEmptySlots,
  findUncalledMethods,
  findLooseTables,
  findImportCycles,
  findServerKnots,
  findCrowdedFolders,
  findClockDifferences,
  findUncheckedZones,
].flatMap((find) => find(sources));
for (const line of found) console.error(`loose end: ${line}`);
console.log(`${sources.length} files read, ${found.length} loose ends`);
process.exit(found.length === 0 ? 0 : 1);

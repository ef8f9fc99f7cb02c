import path from 'node:path';
import { billOfMaterials, thirdParties } from '../third-party.ts';
import { readCommandLine } from './command-line.ts';

const root = path.resolve(import.meta.dirname, '../..');
const usage = `npm run licences            every third-party package of an installation, with its version and licence
npm run licences -- --sbom  the same as a bill of materials in CycloneDX`;

const { values } = readCommandLine(usage, { sbom: { type: 'boolean' } });
if (values.sbom) console.log(JSON.stringify(billOfMaterials(root), null, 2));
else
  for (const { name, version, licence } of thirdParties(root)) console.log(`${name} ${version}  ${licence}`);

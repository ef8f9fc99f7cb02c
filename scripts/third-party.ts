import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface ThirdParty {
  name: string;
  version: string;
  /** An SPDX expression, or what else the package states, such as "SEE LICENSE IN README.md"; "unknown" for none. */
  licence: string;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package that `folder` imports; undefined for one left out on this system. */
function resolve(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = path.dirname(at)) {
    const place = path.join(at, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
    if (at === path.dirname(at)) return undefined;
  }
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? (licenses?.map(({ type }) => type).join(' OR ') || 'unknown');
}

/** Every package that an installation without development packages contains, by name and version. */
export function thirdParties(root: string): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  const waiting = [{ folder: root, manifest: manifestIn(root) }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { folder, manifest } = next;
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const place = resolve(folder, name);
      if (place === undefined || found.has(place)) continue;
      const own = manifestIn(place);
      found.set(place, { name: own.name, version: own.version, licence: licenceOf(own) });
      waiting.push({ folder: place, manifest: own });
    }
  }
  const sorted = [...found.values()].sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  return sorted.filter(
    (one, index) => one.name !== sorted[index - 1]?.name || one.version !== sorted[index - 1]?.version,
  );
}

const isExpression = (licence: string) => !/^(?:SEE LICENSE|unknown)/.test(licence);

/** The same as a bill of materials in CycloneDX 1.5. */
export function billOfMaterials(root: string): object {
  const { name, version } = manifestIn(root);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: thirdParties(root).map((one) => ({
      type: 'library',
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      licenses: [
        isExpression(one.licence) ? { expression: one.licence } : { license: { name: one.licence } },
      ],
    })),
  };
}

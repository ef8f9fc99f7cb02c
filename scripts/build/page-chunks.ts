import path from 'node:path';

/*
 * Chunks of the modules that several pages import. The bundler's default is a chunk for each combination of pages: a
 * personal link loaded 27 files, six at a time over HTTP/1.1, which cost 0.6 s at a round trip of 200 ms. This file
 * defines five chunks instead: `seat-entry`, `live-page`, `seat-shared`, `common` and `site-pages`.
 */

interface Modules {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The module that every page of a seat loads, the page of a running session, and the module of every other page. */
const entries = {
  [path.resolve('src/views/experience/seat-entry.ts')]: 'seat',
  [path.resolve('src/views/experience/live-page.tsx')]: 'live',
  [path.resolve('src/routes/site-pages.ts')]: 'site',
} as const;

/** The part of a page by its folder; the first match counts. Other late modules belong to no part. */
const folders = [
  [
    /\/src\/(?:views\/(?:experience|award|sign-up|debug|marketing\/playable)|machines\/live-session)\//,
    'guest',
  ],
  [/\/src\/views\/(?:dashboard|operator|shared-report)\/|\/layouts\/(?:dashboard|admin)-layout/, 'dashboard'],
  [/\/src\/(?:views|routes)\//, 'public'],
] as const;

type Part = (typeof entries)[string] | (typeof folders)[number][1];

const partOf = (page: string): Part | undefined =>
  entries[page] ?? folders.find(([folder]) => folder.test(page))?.[1];

/** The chunk of a module by the parts of the product that import it; null leaves it to the bundler. */
function chunkName(parts: ReadonlySet<Part>): string | null {
  const isUsedBy = (...some: Part[]) => some.some((part) => parts.has(part));
  if (isUsedBy('seat', 'live')) {
    if (isUsedBy('site', 'public')) return 'common';
    if (isUsedBy('dashboard')) return 'seat-shared';
    return isUsedBy('seat') ? 'seat-entry' : 'live-page';
  }
  if (!isUsedBy('site')) return null;
  return isUsedBy('guest') ? 'common' : 'site-pages';
}

/** Names the chunk of each module that a page of the application imports statically. */
export function pageChunks(application: string) {
  let users: ReadonlyMap<string, ReadonlySet<Part>> | undefined;
  return (id: string, modules: Modules): string | null => {
    users ??= findUsers(path.resolve(application), modules);
    return chunkName(users.get(id) ?? new Set());
  };
}

function findUsers(application: string, modules: Modules): Map<string, Set<Part>> {
  const users = new Map<string, Set<Part>>();
  for (const page of [...Object.keys(entries), ...dynamicImports(application, modules)]) {
    const part = partOf(page);
    if (!part) continue;
    for (const id of staticImports(page, modules)) users.set(id, (users.get(id) ?? new Set()).add(part));
  }
  return users;
}

/** A module and our modules that it imports. Of the icon library, whose index imports every icon, only those named in the code. */
function staticImports(page: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    const info = modules.getModuleInfo(id);
    if (!info || found.has(id) || id.includes('node_modules')) return;
    found.add(id);
    const names = info.code?.match(/\bIcon[A-Z]\w+/g) ?? [];
    for (const imported of info.importedIds) {
      if (!imported.includes('@tabler')) add(imported);
      else for (const name of names) found.add(path.join(path.dirname(imported), 'icons', `${name}.mjs`));
    }
  };
  add(page);
  return found;
}

function dynamicImports(application: string, modules: Modules): Set<string> {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    const info = modules.getModuleInfo(id);
    if (!info || seen.has(id)) return;
    seen.add(id);
    for (const page of info.dynamicallyImportedIds) {
      pages.add(page);
      visit(page);
    }
    for (const imported of info.importedIds) visit(imported);
  };
  visit(application);
  return pages;
}

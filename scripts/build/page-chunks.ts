import path from 'node:path';

/*
 * Which file the code goes into that pages share. By itself the bundler makes a file for each combination of pages: a
 * personal link loaded 27 files, over HTTP/1.1 six at a time, for 0.6 s on a line of 200 ms. Here it is one file for
 * what only a seat's pages use, one for a running session, one for what every page outside a seat uses, and two between
 * them.
 */

interface Modules {
  getModuleInfo(id: string): {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** What all pages of a seat load first, the page of a session that runs, and what all pages outside a seat load first. */
const entries = {
  [path.resolve('src/views/experience/seat-entry.ts')]: 'seat',
  [path.resolve('src/views/experience/live-page.tsx')]: 'live',
  [path.resolve('src/routes/site-pages.ts')]: 'site',
} as const;

/** Pages by their folder, the first that fits; what else is loaded late belongs to none. */
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

/** The chunk of a module by the parts of the product that use it; null: the bundler's own choice. */
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

/** The module and what of ours it imports; of the icons, whose index imports them all, those that a module names. */
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

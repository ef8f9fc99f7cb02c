import path from 'node:path';

/** What a build tells of a module. */
interface Modules {
  getModuleInfo(id: string): {
    isEntry: boolean;
    code: string | null;
    importedIds: readonly string[];
    dynamicImporters: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** What a personal link opens: its layout, the pages that one waits in, and the session itself. */
export const seatEntries = [
  '/src/routes/layouts/experience-layout.tsx',
  '/src/views/experience/experience-router-page.tsx',
  '/src/views/experience/wait-page.tsx',
  '/src/machines/live-session/open-live-session.ts',
] as const;

/** What a session that runs is shown by. */
export const liveEntries = [
  '/src/views/experience/live-page.tsx',
  '/src/views/experience/live/live-cinema.tsx',
  '/src/services/playback/clip-player.ts',
] as const;

/** What every page outside the experience needs beside its view: the login, the table of pages and their frame. */
export const siteEntries = ['/src/compose-account.ts', '/src/routes/site-pages.ts'] as const;

/** Too small for files of their own, and asked by most of these pages. */
const siteHooks = [
  '/src/machines/admin-auth/use-admin-auth.tsx',
  '/src/machines/social-sign-in/use-social-sign-in.tsx',
] as const;

/** The page whose weight is watched among those that are made of the same fields and buttons. */
const doorEntries = ['/src/views/account/login-page.tsx', ...siteEntries] as const;

/** Loaded beside those or after them, so that they may use whatever those have brought. */
const besideSeat =
  /\/src\/(?:views\/(?:experience\/(?!system-check)|debug\/|marketing\/playable\/)|machines\/(?:live-session|playable-scene)\/)/;

const isOneOf = (entries: readonly string[], id: string) => entries.some((entry) => id.endsWith(entry));

/** Libraries whose one index names all that they have. */
const indexes = [
  { name: '@tabler/icons-react', index: /tabler-icons-react\.mjs$/ },
  { name: '@mantine/core', index: /@mantine\/core\/esm\/index\.mjs$/ },
  { name: '@mantine/hooks', index: /@mantine\/hooks\/esm\/index\.mjs$/ },
];

/** The module itself, or of an index the files of what `importer` names of it. */
function partsOf(id: string, importer: string | null, modules: Modules): string[] {
  const library = indexes.find(({ index }) => index.test(id));
  if (!library) return [id];
  const index = modules.getModuleInfo(id)?.code ?? '';
  const named = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${library.name}["']`).exec(
    importer ?? '',
  )?.[1];
  return (named ?? '').split(',').flatMap((one) => {
    const name = one.trim().split(' ')[0] ?? '';
    const file = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*["']([^"']+)["']`).exec(index)?.[1];
    return name && file ? [path.posix.join(path.posix.dirname(id), file)] : [];
  });
}

/** The module and all that it needs at once. */
function addWithImports(id: string, modules: Modules, known: Set<string>): void {
  if (known.has(id)) return;
  const info = modules.getModuleInfo(id);
  if (!info) return;
  known.add(id);
  for (const imported of info.importedIds)
    for (const part of partsOf(imported, info.code, modules)) addWithImports(part, modules, known);
}

function modulesOfSeats(start: string, modules: Modules) {
  const seen = new Set<string>();
  const [seat, live, site, door, others] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    if (!info) return;
    if (isOneOf(seatEntries, id)) addWithImports(id, modules, seat);
    else if (isOneOf(liveEntries, id)) addWithImports(id, modules, live);
    else if ((info.isEntry || info.dynamicImporters.length > 0) && !besideSeat.test(id))
      addWithImports(id, modules, others);
    if (isOneOf([...siteEntries, ...siteHooks], id)) addWithImports(id, modules, site);
    if (isOneOf(doorEntries, id)) addWithImports(id, modules, door);
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
  };
  visit(start);
  return { seat, live, site, door, others };
}

/**
 * Names the chunk of the modules that a seat needs: `seat` what no page without one has, `live` what a session that runs
 * is shown by beside that; `common` and `live-common` are what of these other pages have, too, and `basics` what the login
 * has. `site` is what all pages need that are none of a seat's. Six files instead of fifty, since over HTTP/1.1 a browser asks for six at a time.
 */
export function seatChunk(entry: string): (id: string, modules: Modules) => string | null {
  let found: ReturnType<typeof modulesOfSeats> | undefined;
  return (id, modules) => {
    found ??= modulesOfSeats(entry, modules);
    const { seat, live, site, door, others } = found;
    if (seat.has(id)) {
      if (!others.has(id)) return 'seat';
      return door.has(id) ? 'basics' : 'common';
    }
    if (site.has(id) && !live.has(id)) return 'site';
    if (!live.has(id) || door.has(id)) return null;
    if (!others.has(id)) return 'live';
    // The library's own parts, its theme and what names its classes lean on one another across what pages they are for.
    return /\/(?:@mantine|clsx|shared\/theme)\//.test(id) ? null : 'live-common';
  };
}

/** What a build tells of a module. */
interface Modules {
  getModuleInfo(id: string): {
    isEntry: boolean;
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

/** Loaded beside those or after them, so that they may use whatever those have brought. */
const besideSeat =
  /\/src\/(?:views\/(?:experience\/(?!system-check)|debug\/|marketing\/playable\/)|machines\/(?:live-session|playable-scene)\/)/;

const isSeatEntry = (id: string) => seatEntries.some((entry) => id.endsWith(entry));

/** The module and all that it needs at once. */
function addWithImports(id: string, modules: Modules, known: Set<string>): void {
  if (known.has(id)) return;
  known.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? [])
    addWithImports(imported, modules, known);
}

function modulesOfSeats(start: string, modules: Modules): Set<string> {
  const seen = new Set<string>();
  const [own, others] = [new Set<string>(), new Set<string>()];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    if (!info) return;
    if (isSeatEntry(id)) addWithImports(id, modules, own);
    else if ((info.isEntry || info.dynamicImporters.length > 0) && !besideSeat.test(id))
      addWithImports(id, modules, others);
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) visit(next);
  };
  visit(start);
  return new Set([...own].filter((id) => !others.has(id)));
}

/**
 * Names the chunk of the modules that a seat needs and no page without one does: one file instead of thirty, since over
 * HTTP/1.1 a browser asks for six at a time.
 */
export function seatChunk(entry: string): (id: string, modules: Modules) => string | null {
  let ofSeats: Set<string> | undefined;
  return (id, modules) => {
    ofSeats ??= modulesOfSeats(entry, modules);
    return ofSeats.has(id) ? 'seat' : null;
  };
}

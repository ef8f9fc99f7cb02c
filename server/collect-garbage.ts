/**
 * Gives back at once what the start left behind, where Node lets (`--expose-gc`, which `scripts/server-command.mjs` sets). V8
 * would do so by itself once the process has idled for half a minute, which one that is busy from its start on never does.
 */
export function collectGarbage(): void {
  void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

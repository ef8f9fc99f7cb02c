/** A period in which people may act. It closes at `closeAt`, or earlier at `settleAt` once everybody is done. */
export interface TimedWindow {
  openAt: number;
  closeAt: number;
  settleAt: number | null;
  /** The time that the host has added. */
  extendedMs?: number;
  /** It has been extended for a seat that needs more time. */
  eased?: boolean;
}

export function closesAt(window: TimedWindow): number {
  return window.settleAt ?? window.closeAt;
}

/** Sets or lifts the early close, at the earliest `leastMs` after the opening. Does not change a window whose end has passed. */
export function settle<Window extends TimedWindow>(
  window: Window,
  { isDone, at, settleMs, leastMs }: { isDone: boolean; at: number; settleMs: number; leastMs: number },
): Window {
  if (at >= closesAt(window)) return window;
  if (!isDone) return { ...window, settleAt: null };
  if (window.settleAt !== null) return window;
  const soonest = Math.max(Math.max(at, window.openAt) + settleMs, window.openAt + leastMs);
  return { ...window, settleAt: Math.min(window.closeAt, soonest) };
}

export function extend<Window extends TimedWindow>(window: Window, ms: number): Window {
  return {
    ...window,
    closeAt: window.closeAt + ms,
    settleAt: window.settleAt === null ? null : window.settleAt + ms,
  };
}

/** How much sooner than planned the window closed. */
export function leftOverMs(window: TimedWindow): number {
  return Math.max(0, window.closeAt - closesAt(window) - (window.extendedMs ?? 0));
}

/** Restores the time between `since` and `at`, during which no seat could act. */
export function postpone<Window extends TimedWindow>(window: Window, since: number, at: number): Window {
  const lostMs = Math.max(0, at - since);
  const extended = extend(window, lostMs);
  return window.openAt > since ? { ...extended, openAt: window.openAt + lostMs } : extended;
}

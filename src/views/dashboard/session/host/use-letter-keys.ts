import { useEffect, useEffectEvent } from 'react';

const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
    null;

/** Runs the shortcut of a letter, unless the user is typing, a dialog or a menu is open, or the key is kept down. */
export function useLetterKeys(acts: Readonly<Record<string, () => void>>, active: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event.target)) return;
    if (document.querySelector('[role="dialog"]')) return;
    acts[event.key.toUpperCase()]?.();
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

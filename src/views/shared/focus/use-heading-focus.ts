import { useEffect, useRef } from 'react';

/** A field that has just gone out of sight is written in no more, though it may hold the focus for a moment. */
const isWriting = (element: Element | null) =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.checkVisibility();

/**
 * Puts the focus on the page's heading whenever `what` is shown changes, so that it is never lost to the document;
 * a person who is typing is not interrupted.
 */
export function useHeadingFocus(what: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    if (isWriting(document.activeElement)) return;
    const page = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const heading = page?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [what]);
}

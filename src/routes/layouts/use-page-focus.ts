import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createPageFocus } from './page-focus.ts';

/** The focus goes with the pages; the first page of a visit leaves it to the browser, a change of search or fragment to the page. */
export function usePageFocus(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [focus] = useState(createPageFocus);
  const shown = useRef(pathname);

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest('a, button, [role="button"]') : null;
      if (pressed) focus.note(key, pressed);
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key, focus]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focus.arrive(key, isBack);
  }, [key, pathname, isBack, focus]);
}

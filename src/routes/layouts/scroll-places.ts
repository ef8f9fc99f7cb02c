const storageKey = 'muster:scroll-places';

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return typeof places === 'object' && places !== null ? { ...(places as Places) } : {};
  } catch {
    return {};
  }
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

function showFragment(hash: string): boolean {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  element?.scrollIntoView();
  return element !== null;
}

/** Where each page of this tab was scrolled to, by the name of its place in the history; kept over a reload. */
export function createScrollPlaces() {
  let places: Places | null = null;
  let shown = '';

  return {
    /** Notes where the page that is shown is scrolled to; answers how to stop. */
    watch(): () => void {
      const ended = new AbortController();
      const { signal } = ended;
      const take = () => {
        window.history.scrollRestoration = 'manual';
      };
      take();
      window.addEventListener(
        'scroll',
        () => {
          if (places) places[shown] = window.scrollY;
        },
        { signal, passive: true },
      );
      window.addEventListener('pageshow', take, { signal });
      window.addEventListener(
        'pagehide',
        () => {
          window.sessionStorage.setItem(storageKey, JSON.stringify(places ?? {}));
          window.history.scrollRestoration = 'auto';
        },
        { signal },
      );
      return () => ended.abort();
    },

    /** The first page of a visit: scrolling before hydration is kept. */
    open(place: string, hash: string): void {
      places ??= readPlaces();
      shown = place;
      if (window.scrollY > 0) return;
      const before = places[place];
      if (before !== undefined) scrollTo(before);
      else if (hash) showFragment(hash);
    },

    /** Another page, or another part of it: back where it was left, at the part that is named, or at its beginning. */
    arrive(place: string, hash: string, isBack: boolean): void {
      shown = place;
      const before = isBack ? places?.[place] : undefined;
      if (before !== undefined) scrollTo(before);
      else if (!hash || !showFragment(hash)) scrollTo(0);
    },

    /** The same page on another entry of the history. */
    stay(place: string): void {
      shown = place;
      if (places) places[place] = window.scrollY;
    },
  };
}

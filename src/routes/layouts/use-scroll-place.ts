import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollPlaces } from './scroll-places.ts';

/** Every page opened by its address has the key "default", and every part of a page that the browser went to; each keeps its own place. */
const placeOf = ({ key, pathname, hash }: Location) => (key === 'default' ? `${pathname}${hash}` : key);

const isPart = ({ key, hash }: Location) => key === 'default' && hash !== '';

/** Pages keep their places; another search on the same page leaves it where it is. */
export function useScrollPlace(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [places] = useState(createScrollPlaces);
  const before = useRef<Location | null>(null);

  useEffect(() => places.watch(), [places]);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    const place = placeOf(location);
    if (!from) places.open(place, location.hash);
    else if (from.pathname !== location.pathname || from.hash !== location.hash)
      places.arrive(place, location.hash, isBack && !isPart(location));
    else places.stay(place);
  }, [location, isBack, places]);
}

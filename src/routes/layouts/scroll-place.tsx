import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/** Every page opened by its address has the key "default"; each keeps its own place. */
const placeKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

function OnMount({ act }: { act: () => void }) {
  const onMount = useEffectEvent(act);
  useLayoutEffect(() => onMount(), []);
  return null;
}

/** Pages keep their places. The router begins at the top; whoever has scrolled before the application came stays there. */
export function ScrollPlace() {
  const place = useRef(0);
  const note = () => {
    place.current = window.scrollY;
  };
  const stay = () => {
    if (place.current > 0) window.scrollTo({ top: place.current, behavior: 'instant' });
  };
  return (
    <>
      <OnMount act={note} />
      <ScrollRestoration getKey={placeKey} />
      <OnMount act={stay} />
    </>
  );
}

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../../services/log.ts';
import { whenUsable } from '../../services/when-usable.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What stands in place of a part says by `onWanted` that somebody asks for it now. */
export type Meanwhile<Props> = ComponentType<Props & { onWanted: () => void }>;

/** How long a page that is usable is left to itself, and the time between two attempts at what could not be had. */
const patienceMs = 4_000;

/**
 * A part that does not show at once: its code comes when the page has long been usable, or as soon as it is wanted. Where
 * it cannot be had, as on a line that is away, `Meanwhile` stays and it is asked for again while somebody wants it; `lazy`
 * would throw the page away.
 */
export function arrivingLate<Props extends object>(
  load: Load<Props & { wanted: boolean }>,
  Meanwhile: Meanwhile<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props & { wanted: boolean }> | null = null;

  return function ArrivingLate(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [wanted, setWanted] = useState(false);
    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isAwaited = true;
      const ask = () =>
        void load().then(
          ({ default: part }) => {
            known = part;
            if (isAwaited) setPart(() => part);
          },
          (error: unknown) => {
            log.warn('A part of the page has not arrived.', error);
            if (isAwaited && wanted) timer = setTimeout(ask, patienceMs);
          },
        );
      if (wanted) ask();
      else
        whenUsable(window, () => {
          if (isAwaited) timer = setTimeout(ask, patienceMs);
        });
      return () => {
        isAwaited = false;
        clearTimeout(timer);
      };
    }, [Part, wanted]);
    const onWanted = useCallback(() => setWanted(true), []);
    return Part ? <Part {...props} wanted={wanted} /> : <Meanwhile {...props} onWanted={onWanted} />;
  };
}

/** A menu or popover whose button was pressed before it had arrived opens then, the focus being on its own button. */
export function useOpenedWhenWanted(wanted: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    target.current?.focus();
    setOpened(true);
  }, [wanted]);
  return { target, opened, onChange: setOpened };
}

interface Opened {
  opened: boolean;
}

/** A dialog or drawer that arrives late. It is mounted closed, so that its first opening gives the focus back as any other. */
export function openingLate<Props extends Opened>(load: Load<Props>): ComponentType<Props> {
  return arrivingLate<Props>(async () => {
    const { default: Overlay } = await load();
    return {
      default: function MountedClosed(props: Props) {
        const [isMounted, setIsMounted] = useState(false);
        useEffect(() => setIsMounted(true), []);
        return <Overlay {...props} opened={isMounted && props.opened} />;
      },
    };
  }, NotYet);
}

function NotYet({ opened, onWanted }: Opened & { onWanted: () => void }) {
  useEffect(() => {
    if (opened) onWanted();
  }, [opened, onWanted]);
  return null;
}

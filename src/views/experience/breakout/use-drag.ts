import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Sorts the items of a list by their handles: drag one with the mouse or a finger, or move it with the arrow keys.
 * `onMove` gets an item and its new place, from 0.
 */
export function useDrag(ids: readonly string[], onMove: (id: string, position: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ id: string; position: number } | null>(null);

  /** How many of the other items lie above a height of the window. */
  const positionAt = (id: string, y: number) =>
    [...(list.current?.children ?? [])].filter((item, index) => {
      const { top, height } = item.getBoundingClientRect();
      return ids[index] !== id && top + height / 2 < y;
    }).length;

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, position: ids.indexOf(id) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id === id) setDrag({ id, position: positionAt(id, event.clientY) });
    },
    onPointerUp() {
      if (drag?.id === id && drag.position !== ids.indexOf(id)) onMove(id, drag.position);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent) {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const position = ids.indexOf(id) + (step ?? 0);
      if (step === undefined || position < 0 || position >= ids.length) return;
      event.preventDefault();
      onMove(id, position);
    },
  });

  /** Where the dragged item would go, for the item that is there now. */
  const dropAt = (id: string): 'above' | 'below' | undefined => {
    if (!drag) return undefined;
    const at = ids.indexOf(id);
    const from = ids.indexOf(drag.id);
    if (at !== drag.position || at === from) return undefined;
    return drag.position < from ? 'above' : 'below';
  };

  return { list, handle, dropAt, dragged: drag?.id };
}

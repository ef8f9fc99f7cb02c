import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Sorts the items of a list by their handles: drag one with the mouse or a finger, or move it with the arrow keys.
 * `onMove` gets an item and its new place, from 0.
 */
export function useDrag(ids: readonly string[], onMove: (id: string, position: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ id: string; position: number } | null>(null);

  /** How many of the other items are before a point of the window: above it, or beside it in a row of several. */
  const positionAt = (id: string, x: number, y: number) => {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    return items.filter(({ left, top, width, height }, index) => {
      if (ids[index] === id) return false;
      const isInRow = items.some((other, at) => at !== index && Math.abs(other.top - top) < 2);
      return isInRow && y > top && y < top + height ? left + width / 2 < x : top + height / 2 < y;
    }).length;
  };

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, position: ids.indexOf(id) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id === id) setDrag({ id, position: positionAt(id, event.clientX, event.clientY) });
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

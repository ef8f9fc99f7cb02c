import styles from './task-board.module.css';

const columns = 4;
const rows = 2;

/** A tear between two corners of the grid, the same from either side, so that the edges of neighbours fit. */
function tear(fromX: number, fromY: number, toX: number, toY: number): [number, number][] {
  const isEdge =
    (fromX === toX && (fromX === 0 || fromX === 100)) || (fromY === toY && (fromY === 0 || fromY === 100));
  return [1, 2, 3, 4, 5, 6].map((step) => {
    const at = step / 7;
    const off = isEdge ? 0 : 1.7 * Math.sin((fromX + toX) * 3.1 + (fromY + toY) * 1.7 + step * 2.4);
    const [x, y] = [fromX + (toX - fromX) * at, fromY + (toY - fromY) * at];
    return fromX === toX ? [x + off, y] : [x, y + off * 1.6];
  });
}

const pieces = Array.from({ length: columns * rows }, (_, index) => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const [left, right] = [column / columns, (column + 1) / columns].map((part) => part * 100) as [
    number,
    number,
  ];
  const [top, bottom] = [row / rows, (row + 1) / rows].map((part) => part * 100) as [number, number];
  const outline: [number, number][] = [
    [left, top],
    ...tear(left, top, right, top),
    [right, top],
    ...tear(right, top, right, bottom),
    [right, bottom],
    ...tear(left, bottom, right, bottom).toReversed(),
    [left, bottom],
    ...tear(left, top, left, bottom).toReversed(),
  ];
  return { left, right, top, bottom, outline: outline.map((point) => point.join()).join(' ') };
});

/** The torn map as paper: the pieces on which something of one's own clues lies are light. */
export function TornPaper({ places }: { places: readonly { x: number; y: number }[] }) {
  return (
    <svg className={styles.paper} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {pieces.map(({ left, right, top, bottom, outline }) => {
        const isOwn = places.some(({ x, y }) => x >= left && x < right && y >= top && y < bottom);
        return <polygon key={outline} points={outline} data-own={isOwn || undefined} />;
      })}
    </svg>
  );
}

type WidthOf = (text: string, size: number) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word in pieces that have room, each as long as it may be. */
function piecesOf(word: string, has: (piece: string) => boolean): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (has(longer) || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/**
 * The largest size, of `wanted` and smaller, at which a text has room, and its rows: two of whole words. What is too
 * long for them at three fifths of the size is broken within its words, into five rows at most.
 */
export function headlineRows(text: string, wanted: number, room: number, widthOf: WidthOf) {
  const smallest = wanted / 3;
  const rowsAt = (size: number) => {
    const has = (row: string) => widthOf(row, size) <= room;
    const isBroken = size <= wanted * 0.6;
    const words = text.split(' ').flatMap((word) => (isBroken ? piecesOf(word, has) : word));
    const rows = [''];
    for (const word of words) {
      const longer = `${rows.at(-1)} ${word}`.trim();
      if (has(longer) || rows.at(-1) === '') rows[rows.length - 1] = longer;
      else rows.push(word);
    }
    return { rows, fits: rows.length <= (isBroken ? 5 : 2) && rows.every(has) };
  };
  let size = wanted;
  while (size > smallest && !rowsAt(size).fits) size -= 2;
  return { size, rows: rowsAt(size).rows };
}

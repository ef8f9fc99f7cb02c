interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width by height of every clip. */
const shape = 16 / 9;

/** The picture fills the box, so that of one of another shape two edges are cut off. */
function pictureIn({ width, height }: Pick<Box, 'width' | 'height'>) {
  const shownWidth = Math.max(width, height * shape);
  return { shownWidth, shownHeight: shownWidth / shape };
}

const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** A point of the screen as a place in the picture that fills `box`, in fractions. */
export function placeInPicture({ x, y }: { x: number; y: number }, box: Box): { x: number; y: number } {
  const { shownWidth, shownHeight } = pictureIn(box);
  return {
    x: within((x - box.left + (shownWidth - box.width) / 2) / shownWidth),
    y: within((y - box.top + (shownHeight - box.height) / 2) / shownHeight),
  };
}

import { type CheckResult, passed, warned } from './check-verdict.ts';

/** In CSS pixels: below this the decision panel and the picture no longer stand beside or above one another. */
const smallest = { width: 340, height: 480 } as const;
const roomyWidth = 1000;
/** Above this a wide window has become a narrow one by zooming alone. */
const zoomedBy = 1.4;

export interface ScreenFacts {
  innerWidth: number;
  innerHeight: number;
  /** With the browser's own frame; 0 where it is not told. */
  outerWidth: number;
  visualViewport: { scale: number } | null;
}

/** Whether a session fits the window, and if not, whether its size or the zoom is why. */
export function checkScreen(window: ScreenFacts): CheckResult {
  const { innerWidth: width, innerHeight: height, outerWidth } = window;
  const pinched = window.visualViewport?.scale ?? 1;
  const zoom = Math.max(1, outerWidth / width, pinched);
  const size = `${width} by ${height} points`;
  if (zoom >= zoomedBy && width / pinched < roomyWidth)
    return warned(
      `${size}, enlarged to about ${Math.round(zoom * 10) * 10} %.`,
      pinched > 1.1
        ? 'Pinch the page back to its size to see all of it.'
        : 'Zoom out with Ctrl (on a Mac: Cmd) and minus to see more at once; all of it works enlarged, too.',
    );
  if (width < smallest.width)
    return warned(`${size}: very narrow.`, 'Turn your phone, make the window wider, or zoom out.');
  if (height < smallest.height)
    return warned(`${size}: very low.`, 'Hold your phone upright, or make the window higher.');
  return passed(`${size}: a session fits.`);
}

import { type CheckResult, passed, warned } from './check-verdict.ts';

/** In CSS pixels: below this the decision panel and the picture no longer fit beside or above one another. */
const smallest = { width: 340, height: 480 } as const;
const roomyWidth = 1000;
/** The zoom above which a wide window counts as narrowed by zooming alone. */
const zoomedBy = 1.4;

export interface ScreenFacts {
  innerWidth: number;
  innerHeight: number;
  /** Including the browser's frame; 0 if unknown. */
  outerWidth: number;
  visualViewport: { scale: number } | null;
}

/** Whether a session fits the window, and if not, whether size or zoom is the cause. */
export function checkScreen(window: ScreenFacts): CheckResult {
  const { innerWidth: width, innerHeight: height, outerWidth } = window;
  const pinched = window.visualViewport?.scale ?? 1;
  const zoom = Math.max(1, outerWidth / width, pinched);
  if (zoom >= zoomedBy && width / pinched < roomyWidth)
    return warned(
      [['screenEnlarged', width, height, Math.round(zoom * 10) * 10]],
      [[pinched > 1.1 ? 'pinchBack' : 'zoomOut']],
    );
  if (width < smallest.width) return warned([['screenNarrow', width, height]], [['makeWider']]);
  if (height < smallest.height) return warned([['screenLow', width, height]], [['makeHigher']]);
  return passed(['screenFits', width, height]);
}

import { median } from './median.ts';

/** The maximum distance of frames on one grid point, and the minimum error of a wrong point. */
const rule = { steadyMs: 3, leastWrongMs: 8 } as const;

/** The number of frames that determine the point, and the error beyond half a refresh of a wrong point. */
export interface GridLook {
  frames: number;
  edgeMs: number;
}

/** The position of shown frames that each last a whole number of refreshes. Errors as in the sync law, ms. */
export interface Grid {
  refreshMs: number;
  /** Error of the newest shown frames. */
  stand: number;
  /** The error nearest to none that frames can have on this display. */
  nearest: number;
  isWrong: boolean;
}

const wrap = (value: number, period: number) => value - period * Math.round(value / period);

/** Undefined without refreshes, and where frames are too few or last no whole number of them, so that they stand at no one point. Pure. */
export function gridOf(
  errors: readonly number[],
  refreshMs: number | undefined,
  look: GridLook,
): Grid | undefined {
  const frames = errors.slice(-look.frames);
  const newest = frames.at(-1);
  if (!refreshMs || newest === undefined || frames.length < look.frames) return undefined;
  const besides = frames.map((error) => wrap(error - newest, refreshMs));
  if (Math.max(...besides) - Math.min(...besides) > rule.steadyMs) return undefined;
  const wrongFrom = Math.max(refreshMs / 2 + look.edgeMs, rule.leastWrongMs);
  const wrong = frames.filter((error) => Math.abs(error) > wrongFrom);
  const isWrong = wrong.length * 2 >= frames.length;
  return {
    refreshMs,
    stand: median(isWrong ? wrong : frames),
    nearest: wrap(newest + median(besides), refreshMs),
    isWrong,
  };
}

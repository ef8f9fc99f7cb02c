import { printSteps, type StepFigures } from './load-sessions.ts';

export interface LoadFigures {
  /** Whose server it was. */
  name: string;
  seats: number;
  errors: number;
  /** Answered votes that are in no result. */
  lost: number;
  /** Answered votes that the last person of a room did not receive while all voted. */
  unpublished: number;
  steps: StepFigures;
  joinCpuMs: number;
  voteCpuMs: number;
  restMb: number;
  peakMb: number;
}

export function printLoad({
  name,
  seats,
  errors,
  lost,
  unpublished,
  steps,
  joinCpuMs,
  voteCpuMs,
  restMb,
  peakMb,
}: LoadFigures): void {
  console.log(
    `\n${name}, ${seats} seats: ${errors} errors, ${lost} votes lost, ${unpublished} never published; CPU a seat ${(joinCpuMs / seats).toFixed(1)} ms to join and ${(voteCpuMs / seats).toFixed(1)} ms from the start to the votes' result; memory ${restMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`,
  );
  printSteps(steps);
}

/** One row a server. */
export function printBeside(all: readonly LoadFigures[]): void {
  console.table(
    all.map(({ name, seats, errors, lost, unpublished, steps, joinCpuMs, voteCpuMs, restMb, peakMb }) => {
      const both = (step: 'joined' | 'vote' | 'published') =>
        `${steps[step]?.p50.toFixed(0) ?? '-'} / ${steps[step]?.p99.toFixed(0) ?? '-'}`;
      return {
        server: name,
        seats,
        'joined p50/p99 ms': both('joined'),
        'vote p50/p99 ms': both('vote'),
        'published p50/p99 ms': both('published'),
        errors,
        lost,
        'never published': unpublished,
        'CPU ms a seat, join + vote': `${(joinCpuMs / seats).toFixed(1)} + ${(voteCpuMs / seats).toFixed(1)}`,
        'MB before, at most': `${restMb.toFixed(0)}, ${peakMb.toFixed(0)}`,
      };
    }),
  );
}

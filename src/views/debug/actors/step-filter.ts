import type { Recorded, Step } from '../../../services/recordings/recorded.ts';

export interface StepFilter {
  search: string;
  /** Only what concerns this actor; undefined: all. */
  actorId: string | undefined;
  /** Without what the library tells actors of each other: `xstate.init`, `xstate.done.…` */
  ownOnly: boolean;
}

/** Indexes of the steps that a filter leaves. */
export function filterSteps(recorded: Recorded, { search, actorId, ownOnly }: StepFilter): number[] {
  const wanted = search.trim().toLowerCase();
  const isWanted = (step: Step, index: number) =>
    (actorId === undefined || recorded.concerns(actorId, index)) &&
    !(ownOnly && step.type.startsWith('xstate.')) &&
    (wanted === '' || textOf(recorded, step).includes(wanted));
  return recorded.steps.flatMap((step, index) => (isWanted(step, index) ? [index] : []));
}

const textOf = ({ nameOf }: Recorded, { type, source, target, payload }: Step) =>
  [type, nameOf(target), source === null ? '' : nameOf(source), payload].join('\n').toLowerCase();

/** `xstate.done.actor.0.application.account` is "done application.account", `xstate.after.expiry.adminAuth` "after expiry". */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.(?:actor|state)\.(?:\d+\.)?(.*)$/, '$1 $2')
    .replace(/^xstate\./, '');

/** From when the recording began: `02:07.450`. */
export function timeText(at: number, from: number): string {
  const ms = Math.max(0, Math.round(at - from));
  const minutes = String(Math.floor(ms / 60_000)).padStart(2, '0');
  return `${minutes}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`;
}

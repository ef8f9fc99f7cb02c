import type { RosterSeat, TaskFact } from '#contract/messages/session-projection.ts';
import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';

export type TaskOf<Kind extends TaskFact['kind']> = Extract<TaskFact, { kind: Kind }>;

export interface TaskProps<Kind extends TaskFact['kind']> {
  sceneId: string;
  task: TaskOf<Kind>;
  clues: SeatProjection['clues'];
  attempts: TeamProjection['attempts'];
  seats: readonly RosterSeat[];
  ownSeatId: string;
  sending: boolean;
  onAnswer: (text: string) => void;
}

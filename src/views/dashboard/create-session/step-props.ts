import type { CreateSessionContext } from '../../../machines/create-session/create-session-machine.ts';
import type { DraftProblems } from '../../../machines/create-session/draft-problems.ts';
import type { SessionDraft, Step } from '../../../machines/create-session/session-draft.ts';

export interface StepProps {
  catalogue: NonNullable<CreateSessionContext['catalogue']>;
  draft: SessionDraft;
  problems: DraftProblems;
  change: (change: Partial<SessionDraft>) => void;
  choose: (step: Step) => void;
}

import type { SnapshotFrom } from 'xstate';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { Failure } from '../../services/http/failure.ts';
import type { Confirming } from './participant-auth-setup.ts';
import type { participantAuthMachine } from './participant-auth-machine.ts';

export type ParticipantAuthSnapshot = SnapshotFrom<typeof participantAuthMachine>;

export const selectDataPackage = (snapshot: ParticipantAuthSnapshot): DataPackage | null =>
  snapshot.context.dataPackage;
export const selectFailure = (snapshot: ParticipantAuthSnapshot): Failure | null => snapshot.context.failure;
/** Whether the company that invited this person has closed its account since. */
export const selectIsCompanyClosed = ({ context: { failure } }: ParticipantAuthSnapshot): boolean =>
  failure?.code === 'CONSUMER_002' && failure.fieldErrors.company !== undefined;
/** The organiser has removed this person from the list: what the server says of it. */
export const selectGivenUp = (snapshot: ParticipantAuthSnapshot): Failure | null => {
  const { failure } = snapshot.context;
  return failure?.code !== 'CONSUMER_002' || selectIsCompanyClosed(snapshot) ? null : failure;
};
/** Whose address is being proved; null where nobody's is. */
export const selectConfirming = (snapshot: ParticipantAuthSnapshot): Confirming | null =>
  snapshot.matches('confirming') ? snapshot.context.confirming : null;
export const selectIsSendingCode = (snapshot: ParticipantAuthSnapshot): boolean =>
  snapshot.matches({ confirming: 'sending' });
export const selectAnswerFailure = (snapshot: ParticipantAuthSnapshot): Failure | null =>
  snapshot.context.answerFailure;
/** What the person says is on its way, or what came of it is being looked up. */
export const selectIsAnswering = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.hasTag('answering');
export const selectIsBusy = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsReady = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.matches('ready');
/** The seat was held by this browser before, and not entered just now. */
export const selectIsRestored = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.context.isRestored;
export const selectIsUnreachable = (snapshot: ParticipantAuthSnapshot): boolean =>
  snapshot.matches('unreachable');

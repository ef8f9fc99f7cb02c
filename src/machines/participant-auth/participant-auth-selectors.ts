import type { SnapshotFrom } from 'xstate';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { Failure } from '../../services/http/failure.ts';
import type { Confirming } from './participant-auth-setup.ts';
import type { participantAuthMachine } from './participant-auth-machine.ts';

export type ParticipantAuthSnapshot = SnapshotFrom<typeof participantAuthMachine>;

export const selectDataPackage = (snapshot: ParticipantAuthSnapshot): DataPackage | null =>
  snapshot.context.dataPackage;
export const selectFailure = (snapshot: ParticipantAuthSnapshot): Failure | null => snapshot.context.failure;
/** Whether the inviting company has closed its account. */
export const selectIsCompanyClosed = ({ context: { failure } }: ParticipantAuthSnapshot): boolean =>
  failure?.code === 'CONSUMER_002' && failure.fieldErrors.company !== undefined;
/** The server's message that the organiser has removed this person from the list. */
export const selectGivenUp = (snapshot: ParticipantAuthSnapshot): Failure | null => {
  const { failure } = snapshot.context;
  return failure?.code !== 'CONSUMER_002' || selectIsCompanyClosed(snapshot) ? null : failure;
};
/** The person whose address is being verified; null for none. */
export const selectConfirming = (snapshot: ParticipantAuthSnapshot): Confirming | null =>
  snapshot.matches('confirming') ? snapshot.context.confirming : null;
export const selectIsSendingCode = (snapshot: ParticipantAuthSnapshot): boolean =>
  snapshot.matches({ confirming: 'sending' });
export const selectAnswerFailure = (snapshot: ParticipantAuthSnapshot): Failure | null =>
  snapshot.context.answerFailure;
/** The answer about attendance is being sent, or its result is being fetched. */
export const selectIsAnswering = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.hasTag('answering');
export const selectIsBusy = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsReady = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.matches('ready');
/** The seat was restored from this browser's storage, not entered just now. */
export const selectIsRestored = (snapshot: ParticipantAuthSnapshot): boolean => snapshot.context.isRestored;
export const selectIsUnreachable = (snapshot: ParticipantAuthSnapshot): boolean =>
  snapshot.matches('unreachable');

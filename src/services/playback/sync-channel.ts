/** One shown frame against the server's timeline; times in ms, `serverNow` is the server clock at its display. */
export interface SyncReport {
  sceneId: string;
  mediaTime: number;
  expected: number;
  serverNow: number;
  uncertainty: number | undefined;
}

export const syncEventName = 'muster:sync';

/** Publishes each report as a `muster:sync` event on the document, for benches and the sync badge. */
export const createSyncChannel =
  (target: EventTarget) =>
  (report: SyncReport): void => {
    target.dispatchEvent(new CustomEvent<SyncReport>(syncEventName, { detail: report }));
  };

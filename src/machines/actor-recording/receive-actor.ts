import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { fromCallback } from 'xstate';
import type { PageFact } from './actor-recording-machine.ts';

/** Batches events: the page renders once for all that arrive within this time. */
const batchMs = 100;

type Page = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout' | 'location'
> & { opener: Pick<Window, 'postMessage'> | null };

/** Receives `@statelyai/inspect`'s protocol from the page that opened this one, if it is of the same origin. */
export const createReceive = (page: Page) =>
  fromCallback<PageFact>(({ sendBack }) => {
    const { opener, location } = page;
    if (!opener) return undefined;
    let messages: StatelyInspectionEvent[] = [];
    let timer: number | undefined;
    const flush = () => {
      const received = messages;
      messages = [];
      timer = undefined;
      sendBack({ type: 'messages.received', messages: received });
    };
    const receive = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== opener) return;
      if (isInspectionEvent(data)) {
        messages.push(data);
        timer ??= page.setTimeout(flush, batchMs);
      } else if (isOfType(data) && data.type === '@statelyai.disconnected') {
        page.clearTimeout(timer);
        flush();
        sendBack({ type: 'page.left' });
      }
    };
    page.addEventListener('message', receive);
    opener.postMessage({ type: '@statelyai.connected' }, location.origin);
    return () => {
      page.removeEventListener('message', receive);
      page.clearTimeout(timer);
    };
  });

const isOfType = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data;

const types: readonly unknown[] = ['@xstate.actor', '@xstate.event', '@xstate.snapshot'];

const isInspectionEvent = (data: unknown): data is StatelyInspectionEvent =>
  isOfType(data) && types.includes(data.type) && 'sessionId' in data && typeof data.sessionId === 'string';

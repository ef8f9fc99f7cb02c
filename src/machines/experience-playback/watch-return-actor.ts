import { fromCallback } from 'xstate';
import type { ExperienceEvent } from './experience-events.ts';

/** Tells when the person comes back to the page. */
export const createWatchReturn = (page: { document: Document; window: Window }) =>
  fromCallback<{ type: 'none' }, unknown, ExperienceEvent>(({ sendBack }) => {
    const shown = () => page.document.visibilityState === 'visible' && sendBack({ type: 'page.returned' });
    page.document.addEventListener('visibilitychange', shown);
    page.window.addEventListener('focus', shown);
    return () => {
      page.document.removeEventListener('visibilitychange', shown);
      page.window.removeEventListener('focus', shown);
    };
  });

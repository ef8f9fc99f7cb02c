import { fromCallback } from 'xstate';
import type { PageReturned } from './checkout-machine.ts';

/** Tells when the browser shows a page again out of its memory, as the way back from a payment page may do. */
export const createPageReturns = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>) =>
  fromCallback<PageReturned>(({ sendBack }) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'page.returned' });
    };
    page.addEventListener('pageshow', onShow);
    return () => page.removeEventListener('pageshow', onShow);
  });

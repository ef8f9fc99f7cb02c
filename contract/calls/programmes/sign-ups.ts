import { defineCalls } from '../call.ts';
import type { signUpSpec } from '../schemas/programmes/sign-ups.ts';

/** The sign-up page of a programme, and the page of one person's place, which the link in their mail opens. */
export const signUpCalls = defineCalls<typeof signUpSpec>()({
  show: { method: 'GET', path: '/api/sign-up/:token', access: 'public' },
  signUp: { method: 'POST', path: '/api/sign-up/:token', access: 'public' },
  readPlace: { method: 'POST', path: '/api/place', access: 'public' },
  /** Proves the address: from then on the place is kept. */
  confirm: { method: 'POST', path: '/api/place/confirm', access: 'public' },
  /** Takes a place that is offered from the waiting list. */
  accept: { method: 'POST', path: '/api/place/accept', access: 'public' },
  move: { method: 'POST', path: '/api/place/move', access: 'public' },
  cancel: { method: 'POST', path: '/api/place/cancel', access: 'public' },
});

import { defineCalls } from './call.ts';
import type { participantSpec } from './schemas/participants.ts';

/** How a participant gets in, what they come to, and how they leave. */
export const participantCalls = defineCalls<typeof participantSpec>()({
  enterByEmail: { method: 'GET', path: '/api/exp/auth', access: 'public' },
  /** Mails a code to the address, where the session's company asks for one and the address is invited. */
  sendEntryCode: { method: 'POST', path: '/api/exp/code', access: 'public' },
  enterByCode: { method: 'POST', path: '/api/exp/code/enter', access: 'public' },
  enterByLink: { method: 'POST', path: '/api/exp/link', access: 'public' },
  dataPackage: { method: 'GET', path: '/api/consumer/getdatapackage', access: 'participant' },
  /** A person has touched the page: the seat counts as opened, from this device. */
  arrive: { method: 'POST', path: '/api/exp/arrive', access: 'participant' },
  decline: { method: 'POST', path: '/api/exp/decline', access: 'participant' },
  chooseLanguage: { method: 'POST', path: '/api/exp/language', access: 'participant' },
  /** Takes the own name and address out of the company's sessions. */
  erase: { method: 'POST', path: '/api/exp/erase', access: 'participant' },
  logOut: { method: 'POST', path: '/api/exp/logout', access: 'participant' },
});

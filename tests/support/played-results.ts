import { channels } from '../../contract/messages/realtime-channels.ts';
import type { ParticipantResults, SessionResults } from '../../contract/calls/schemas/results.ts';
import type { CompanyFixture } from './company-fixture.ts';
import { createLobby, type LiveSession, pass, reach, simulatePresence } from './live-session.ts';
import type { TestApp } from './test-app.ts';

/** Somebody invited, with an address that only this name has. */
export const guest = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@results.example`,
});

/** Plays the short story to its end: three people of Otters, one of =Herons, whose name is a spreadsheet formula. */
export async function playResults(test: TestApp, company?: CompanyFixture): Promise<LiveSession> {
  const presence = simulatePresence(test);
  const session = await createLobby(test, {
    ...(company && { company }),
    teams: [
      { name: 'Otters', people: ['Ana', 'Ben', 'Cy'].map(guest) },
      { name: '=Herons', people: [guest('Dee')] },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'decision' });
  await pass(test, 2000);
  await session.vote('Ana', 'which-way', 'bell');
  await session.vote('Ben', 'which-way', 'bell');
  await session.vote('Cy', 'which-way', 'ridge');
  await session.vote('Dee', 'which-way', 'pinewood');
  await reach(test, session, { phase: 'breakout' });
  await pass(test, 2000);
  const act = (name: string, path: string, body: object) =>
    session.seat(name).browser.post(`/api/exp/${path}`, { challenge_id: 'door', ...body });
  await act('Ana', 'challenge/hint', { hint_id: 'middle' });
  await act('Cy', 'challenge/answer', { attempt_id: 'attempt-1', text: 'Palms' });
  await act('Ben', 'chat', { id: 'message-0001', text: 'Well done' });
  await reach(test, session, { scene: 'one-thing-more' });
  await pass(test, 2000);
  await session.vote('Ana', 'one-thing-more', 'down');
  await session.vote('Dee', 'one-thing-more', 'beacon');
  await reach(test, session, { phase: 'ended' });
  return session;
}

/** What the organiser reads of an ended session, and what each of its people reads. */
export const resultsOf = (session: LiveSession) => ({
  results: async () =>
    (await session.company.browser.get(`/api/session/${session.id}/results`)).json<SessionResults>(),
  own: async (name: string) =>
    (await session.seat(name).browser.get(`/api/session/scorecard/${session.id}`)).json<ParticipantResults>(),
});

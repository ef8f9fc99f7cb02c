/** What rehearsals with bots say, in English; the other languages have the same keys. */
export const rehearsal = {
  rehearse: 'Rehearse as host',
  start: 'Start rehearsal',
  back: 'Back',
  intro:
    'Bots take the guests’ seats: they vote, chat, solve riddles, call for help and lose their connection. You get the host’s console and can join a table. A rehearsal doesn’t use a credit, sends no emails and doesn’t count in your results.',
  story: 'Story',
  loading: 'Loading the stories',
  speed: 'Speed',
  speedHelp: 'How fast the story’s clock runs. Films are cut short, never played faster.',
  rates: { 1: 'As in a session', 4: '4 × faster', 12: '12 × faster: to see every step' },
  title: (session: string) => `Rehearsal: ${session}`,
  join: 'Join a table',
  results: 'See the results',
  cancel: 'Cancel rehearsal',
  delete: 'Delete rehearsal',
  /** Around a relative time: “in 14 minutes”. */
  starts: { before: 'Starts', after: '.' },
  facts: (story: string, rate: number) =>
    `${story}, ${rate > 1 ? `${rate} × faster` : 'at its own speed'}. Every guest but you is a bot. The rehearsal doesn’t use a credit or count in your results, and we delete it a day after it starts.`,
};

export type RehearsalWords = typeof rehearsal;

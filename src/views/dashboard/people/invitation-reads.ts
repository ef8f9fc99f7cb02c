/** What a guest reads who is invited to a session. */
export const invitationReads = (title: string): string =>
  `The invitation to “${title}”, with the date in their own time zone, a personal link and a calendar entry.`;

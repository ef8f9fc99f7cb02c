import { credits, form, list, plural } from '../counts.ts';

/** What the server writes of a company on its dashboard's home, in English; the other languages have the same keys. */
export const homeLines = {
  activity: {
    scheduled: (who: string, title: string) => `${who} scheduled “${title}”`,
    started: (title: string) => `${title} started`,
    completed: (title: string) => `${title} was played to the end`,
    cancelled: (title: string) => `${title} was cancelled`,
    failed: (title: string) => `${title} could not take place`,
    ended: (title: string) => `${title} ended`,
    creditsAdded: (count: number, reason: string) => `${credits(count)} added: ${reason}`,
    creditsRemoved: (count: number, reason: string) => `${credits(count)} removed: ${reason}`,
    /** Of more than one that say the same. */
    repeated: (line: string, times: number) => `${line} (${times} times)`,
  },
  toDo: {
    resend: (title: string) => `Some invitations to “${title}” bounced`,
    /** Of the people a few by name; `others` are not named. */
    devices: (named: readonly string[], others: number, title: string) =>
      `${list(others > 0 ? [...named, plural(others, 'other', 'others')] : named)} ${form(
        named.length + others,
        'needs help with their device',
        'need help with their devices',
      )} before ${title}`,
    confirm: (title: string) => `Check the details of “${title}”`,
    review: (title: string) => `See the results of “${title}”`,
    create: 'Create your next session',
    buy: 'Buy credits: you have none left',
    askOwner: 'No credits left: ask your company owner',
  },
};

export type HomeLines = typeof homeLines;

import { plural } from './counts.ts';

/** An option that is something said has its quotation marks already. */
const quoted = (label: string) => (label.startsWith('“') ? label : `“${label}”`);
const listed = new Intl.ListFormat('en-GB');
const votesText = (votes: number) => plural(votes, 'vote', 'votes');

/** What is known of English before any of its tables is loaded. */
export const language = {
  /** As its speakers call it. */
  name: 'English',
  /** How clocks are read: the time of day, and a zone by its city or by what clocks there go by. */
  clock: {
    time: (time: string) => time,
    zone: ({ city }: { city: string; clock: string }) => `${city} time`,
  },
  /** Why a group got what it got. */
  reasons: {
    nobody: (label: string) => `Nobody voted, so the first option wins: ${quoted(label)}.`,
    most: (label: string, most: number, votes: number) =>
      `${quoted(label)} has ${most} of ${votesText(votes)}.`,
    tie: (labels: readonly string[], votes: number) =>
      `${listed.format(labels.map(quoted))} have ${votesText(votes)} each`,
    captains: (tie: string, several: boolean, label: string) =>
      `${tie}; ${several ? 'most captains chose' : 'the captain chose'} ${quoted(label)}.`,
    listedFirst: (tie: string, label: string) =>
      `${tie}, and the captains’ votes don’t settle it, so the first option wins: ${quoted(label)}.`,
  },
};

export type LanguageFacts = typeof language;

import { day } from '../counts.ts';

/** `/blog` and what surrounds an article. */
export const journal = {
  title: 'Journal',
  description: 'Notes on making stories for teams: design, facilitation, planning.',
  lead: 'What we learn while we make stories for teams, written down for anyone who runs the next one.',
  filter: 'Show articles about',
  everything: 'Everything',
  /** By the tags of the articles, which are the same in every language. */
  tags: {
    accessibility: 'accessibility',
    debrief: 'debrief',
    decisions: 'decisions',
    design: 'design',
    facilitation: 'facilitation',
    planning: 'planning',
    scoring: 'scoring',
    'time zones': 'time zones',
  },
  day,
  minutes: (minutes: number) => `${minutes} min read`,
  copy: 'Copy link',
  copied: 'Link copied',
  email: 'Send by email',
  readOn: 'Read on',
};

export type JournalWords = typeof journal;

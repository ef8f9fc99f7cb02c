import { credits } from '#contract/rules/business-constants.ts';
import type { FaqFacts, FaqWords } from '#contract/words/en/site/faq.ts';
import { featuredStory } from '../story/featured-story.ts';
import { hourStory } from '../story/hour-story.ts';
import { lunchStory } from '../story/lunch-story.ts';

export interface FaqEntry {
  id: string;
  question: string;
  /** Markdown. */
  answer: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: FaqEntry[];
}

const facts: FaqFacts = {
  stories: [
    { ...featuredStory, key: 'borrowedLight' },
    { ...lunchStory, key: 'onePlaceTooMany' },
    { ...hourStory, key: 'sixOClockWater' },
  ],
  seatsPerCredit: credits.seatsPerCredit,
};

interface Entry {
  question: string;
  answer: string | ((facts: FaqFacts) => string);
}

/** The questions by group, each with the address of its own that it has in every language. */
export const faqGroupsIn = ({ groups }: FaqWords): FaqGroup[] =>
  Object.entries(groups).map(([id, { title, entries }]) => ({
    id,
    title,
    entries: Object.entries<Entry>(entries).map(([id, { question, answer }]) => ({
      id,
      question,
      answer: typeof answer === 'string' ? answer : answer(facts),
    })),
  }));

/** What somebody can show to everybody at once, without a word. */
export const reactions = ['applause', 'laugh', 'heart', 'wonder', 'idea', 'light'] as const;

export type Reaction = (typeof reactions)[number];

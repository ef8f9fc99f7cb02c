/** Reactions that a seat shows to the whole session. */
export const reactions = ['applause', 'laugh', 'heart', 'wonder', 'idea', 'light'] as const;

export type Reaction = (typeof reactions)[number];

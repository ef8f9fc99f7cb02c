/** How many times faster than real time the story of a rehearsal may run. */
export const rehearsalRates = [1, 4, 12] as const;
export type RehearsalRate = (typeof rehearsalRates)[number];

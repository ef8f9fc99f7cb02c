/** What a team may earn besides points: deeds of all of it, never for speed, and none that another team lacks for it. */
export const badgeIds = [
  'of-one-mind',
  'every-voice',
  'against-the-tide',
  'best-choices',
  'own-wits',
  'first-try',
  'not-giving-up',
] as const;
export type BadgeId = (typeof badgeIds)[number];

const names = [
  'Lanterns',
  'Pines',
  'Owls',
  'Foxes',
  'Hares',
  'Ravens',
  'Otters',
  'Larches',
  'Stars',
  'Drifts',
  'Bells',
  'Brooks',
];

/** The first `count` of the names known, with ours for the rest. */
export const namesFor = (count: number, known: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => known[index] ?? names[index] ?? `Team ${index + 1}`);

export const plural = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;
export const points = (count: number) => plural(count, 'Punkt', 'Punkte');
export const tries = (count: number) => plural(count, 'Versuch', 'Versuche');
export const hints = (count: number) => (count === 0 ? 'kein Hinweis' : plural(count, 'Hinweis', 'Hinweise'));
export const withHints = (count: number) =>
  count === 0 ? 'ohne Hinweis' : `mit ${plural(count, 'Hinweis', 'Hinweisen')}`;

/** Seconds as a person reads them: with tenths below ten, behind the mark that the language puts there. */
export const secondsText = (seconds: number, decimal: '.' | ','): string =>
  `${seconds.toFixed(seconds < 9.95 ? 1 : 0).replace('.', decimal)} s`;

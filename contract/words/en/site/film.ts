/** How public pages show a film. */
export const film = {
  opening: 'the opening',
  openingOf: (title: string) => `the opening of ${title}`,
  trailer: 'the trailer',
  openingLabel: (title: string) => `${title}, opening`,
  trailerLabel: (title: string) => `${title}, trailer`,
  play: (name: string) => `Play ${name}`,
  again: (name: string) => `Try ${name} again`,
  spoken: (seconds: number) => `${seconds} seconds, captions and sound`,
  unspoken: (seconds: number) => `${seconds} seconds, music and no words`,
  failed: 'We couldn’t load the trailer. You can read it as text instead.',
  read: 'Read it instead',
};

export type FilmWords = typeof film;

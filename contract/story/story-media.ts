/** Where a story's rendered files lie on the site. Folders end with a slash. */
export const coverUrl = (slug: string): string => `/media/${slug}/art/cover.webp`;
export const clipUrl = (slug: string, media: string): string => `/media/${slug}/${media}/`;
export const optionPictureUrl = (slug: string, picture: string): string =>
  `/media/${slug}/art/${picture}.webp`;

/** Address of the picture that stands for a public page where it is shared; the build draws one for each. */
export function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

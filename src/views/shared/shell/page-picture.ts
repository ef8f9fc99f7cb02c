/** Address of a public page's picture for sharing; the build draws one for each. */
export function pictureOf(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

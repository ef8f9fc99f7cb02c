import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** Address of a public page's picture for sharing; the build draws one for each, with its title in the page's language. */
export function pictureOf(path: string, language: SpokenLanguage): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/og/${name}${language === 'en' ? '' : `-${language}`}.png`;
}

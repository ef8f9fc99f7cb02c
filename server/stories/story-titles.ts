import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { StoryLibrary } from './story-library.ts';

/** The title of a story in a language that it is offered in, else in its own; the slug of one that is not offered. */
export function storyTitle(
  stories: Pick<StoryLibrary, 'get'>,
  slug: string,
  language?: SpokenLanguage,
): string {
  const loaded = stories.get(slug);
  const translated = language === undefined ? undefined : loaded?.translations.get(language);
  return (translated ?? loaded?.story)?.title ?? slug;
}

/** What names its story, with the title in a language. */
export const withStoryIn = <Shown extends { story_slug: string; story_title: string }>(
  stories: Pick<StoryLibrary, 'get'>,
  shown: Shown,
  language: SpokenLanguage,
): Shown => ({ ...shown, story_title: storyTitle(stories, shown.story_slug, language) });

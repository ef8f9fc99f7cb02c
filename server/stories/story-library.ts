import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StorySummary } from '#contract/calls/schemas/stories.ts';
import { languagesOf, type Story, type StorySource, storyIn } from '#contract/story/story.ts';
import { longestPathMs } from '#contract/story/story-graph.ts';
import { clipUrl, coverUrl } from '#contract/story/story-media.ts';
import { validateStory } from '#contract/story/validate-story.ts';
import { type ClipPlaylist, readClipPlaylists } from './clip-playlists.ts';

/** A validated story with its rendered media. `mediaDirectory` is served below `/media/<slug>/`. */
export interface LoadedStory {
  /** The file as it is written, with its texts by language. */
  source: StorySource;
  /** In its own language. */
  story: Story;
  /** In each language it is offered in. */
  translations: ReadonlyMap<string, Story>;
  /** Longest path, in whole minutes. */
  lengthMinutes: number;
  /** What a calendar has to hold: arriving, the story and the talk after it, in minutes. */
  blockMinutes: number;
  mediaDirectory: string;
  /** Media playlists by clip folder name. */
  playlists: ReadonlyMap<string, ClipPlaylist[]>;
}

export interface StoryLibrary {
  get(slug: string): LoadedStory | undefined;
  list(): LoadedStory[];
}

function firstClip({ scenes, start }: Story): string {
  const first = scenes.find(({ id }) => id === start);
  return first && 'clip' in first ? first.clip.media : start;
}

/** The first clip's poster as JPEG, which mail programs show where they know no newer format. */
export const posterUrl = (story: Story): string => `${clipUrl(story.slug, firstClip(story))}poster.jpg`;

const teaserFolder = (story: Story): string => clipUrl(story.slug, story.trailer ?? firstClip(story));

/** The master playlist of the trailer, or of the first clip where there is none. */
export const teaserUrl = (story: Story): string => `${teaserFolder(story)}master.m3u8`;

/** The playlist of the teaser's sound alone, which the server cuts from the lowest rung. */
export function teaserSoundUrl(story: Story): string {
  const [lowest] = story.rungs.toSorted((a, b) => a.peakBitrate - b.peakBitrate);
  return lowest ? `${teaserFolder(story)}${lowest.name}/sound/media.m3u8` : teaserUrl(story);
}

/** A trailer has no words of its own. */
const teaserCaptionsUrl = (story: Story): string | null =>
  story.trailer ? null : `${clipUrl(story.slug, firstClip(story))}captions.${story.language}.vtt`;

/** What it is about in a language that it is offered in, else in its own. */
export function storySummary(
  { story, translations, lengthMinutes, blockMinutes }: LoadedStory,
  language: string,
): StorySummary {
  const translated = translations.get(language) ?? story;
  return {
    slug: story.slug,
    title: translated.title,
    tagline: translated.tagline,
    synopsis: translated.synopsis,
    format: story.format,
    language: story.language,
    languages: languagesOf(story),
    difficulty: story.difficulty ?? 'gentle',
    length_minutes: lengthMinutes,
    block_minutes: blockMinutes,
    players: story.players,
    content_notes: translated.contentNotes,
    cover_url: coverUrl(story.slug),
    teaser_url: teaserUrl(story),
    teaser_captions_url: teaserCaptionsUrl(story),
  };
}

/** The story is sound and waits for its pictures. */
class NotRendered extends Error {}

/** Files without which a clip cannot be shown to everybody, beside its playlists. */
function missingFiles(source: StorySource, mediaDirectory: string): string[] {
  const languages = languagesOf(source);
  return clipFolders(source)
    .flatMap((media) => [
      ...['master.m3u8', 'poster.jpg'].map((file) => path.join(media, file)),
      ...languages.map((language) => path.join(media, `captions.${language}.vtt`)),
    ])
    .filter((file) => !existsSync(path.join(mediaDirectory, file)));
}

/** Minutes before and after a story whose file does not say how many people need. */
const usualAround = { beginning: 5, talk: 10 } as const;

export const translationsOf = (source: StorySource): Map<string, Story> =>
  new Map(languagesOf(source).map((language) => [language, storyIn(source, language)]));

/** The media folder of each clip, once. */
export function clipFolders(story: Pick<StorySource, 'scenes'>): string[] {
  return [...new Set(story.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip.media] : [])))];
}

function loadStory(directory: string): LoadedStory {
  const input: unknown = JSON.parse(readFileSync(path.join(directory, 'story.json'), 'utf8'));
  const errors = validateStory(input).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  const source = input as StorySource;
  const story = storyIn(source, source.language);
  const lengthMinutes = Math.ceil(longestPathMs(story) / 60_000);
  const { beginning, talk } = story.around ?? usualAround;
  const mediaDirectory = path.join(directory, 'media');
  const missing = missingFiles(source, mediaDirectory);
  if (missing.length > 0)
    throw new NotRendered(`${missing.length} files are not rendered, the first of them ${missing[0]}`);
  return {
    source,
    story,
    translations: translationsOf(source),
    lengthMinutes,
    blockMinutes: lengthMinutes + beginning + talk,
    mediaDirectory,
    playlists: new Map(
      clipFolders(story).map((media) => [media, readClipPlaylists(path.join(mediaDirectory, media))]),
    ),
  };
}

/**
 * Reads and validates every story of a folder, once, at start-up. A broken story is reported to `onProblem`, one whose
 * media is not complete to `onNotRendered`; neither is offered, so that no session can be planned that could not be
 * played.
 */
export function loadStories(options: {
  directory: string;
  onProblem(slug: string, error: Error): void;
  onNotRendered(slug: string, what: string): void;
}): StoryLibrary {
  const folders = readdirSync(options.directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const bySlug = new Map<string, LoadedStory>();
  for (const folder of folders) {
    try {
      const loaded = loadStory(path.join(options.directory, folder));
      bySlug.set(loaded.story.slug, loaded);
    } catch (error) {
      if (error instanceof NotRendered) options.onNotRendered(folder, error.message);
      else options.onProblem(folder, error as Error);
    }
  }
  const shortestFirst = [...bySlug.values()].sort((one, other) => one.lengthMinutes - other.lengthMinutes);
  return { get: (slug) => bySlug.get(slug), list: () => shortestFirst };
}

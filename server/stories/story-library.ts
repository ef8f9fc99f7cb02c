import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StorySummary } from '#contract/calls/schemas/sessions.ts';
import type { Story } from '#contract/story/story.ts';
import { longestPathMs, validateStory } from '#contract/story/story-graph.ts';
import { type ClipPlaylist, readClipPlaylists } from './clip-playlists.ts';

/** A validated story with its rendered media. `mediaDirectory` is served below `/media/<slug>/`. */
export interface LoadedStory {
  story: Story;
  /** Longest path, in whole minutes. */
  lengthMinutes: number;
  mediaDirectory: string;
  /** Media playlists by clip folder name. */
  playlists: ReadonlyMap<string, ClipPlaylist[]>;
}

export interface StoryLibrary {
  get(slug: string): LoadedStory | undefined;
  list(): LoadedStory[];
}

export const coverUrl = (slug: string): string => `/media/${slug}/art/cover.webp`;
export const clipUrl = (slug: string, media: string): string => `/media/${slug}/${media}/`;

function firstClip({ scenes, start }: Story): string {
  const first = scenes.find(({ id }) => id === start);
  return first && 'clip' in first ? first.clip.media : start;
}

/** The first clip's poster as JPEG, which mail programs show where they know no newer format. */
export const posterUrl = (story: Story): string => `${clipUrl(story.slug, firstClip(story))}poster.jpg`;

/** The first clip's own master playlist. */
export const teaserUrl = (story: Story): string => `${clipUrl(story.slug, firstClip(story))}master.m3u8`;

export function storySummary({ story, lengthMinutes }: LoadedStory): StorySummary {
  return {
    slug: story.slug,
    title: story.title,
    tagline: story.tagline,
    synopsis: story.synopsis,
    format: story.format,
    language: story.language,
    length_minutes: lengthMinutes,
    players: story.players,
    content_notes: story.contentNotes,
    cover_url: coverUrl(story.slug),
    teaser_url: teaserUrl(story),
  };
}

function clipFolders(story: Story): string[] {
  return [...new Set(story.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip.media] : [])))];
}

function loadStory(directory: string): LoadedStory {
  const input: unknown = JSON.parse(readFileSync(path.join(directory, 'story.json'), 'utf8'));
  const errors = validateStory(input).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  const story = input as Story;
  const mediaDirectory = path.join(directory, 'media');
  return {
    story,
    lengthMinutes: Math.ceil(longestPathMs(story) / 60_000),
    mediaDirectory,
    playlists: new Map(
      clipFolders(story).map((media) => [media, readClipPlaylists(path.join(mediaDirectory, media))]),
    ),
  };
}

/**
 * Reads and validates every story of a folder, once, at start-up. A story that is broken or not rendered is told to
 * `onProblem` and is not offered, so that no session can be planned that could not be played.
 */
export function loadStories(options: {
  directory: string;
  onProblem(slug: string, error: Error): void;
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
      options.onProblem(folder, error as Error);
    }
  }
  return { get: (slug) => bySlug.get(slug), list: () => [...bySlug.values()] };
}

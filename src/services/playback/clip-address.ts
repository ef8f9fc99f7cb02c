import type { ClipFact } from '#contract/messages/session-projection.ts';

export const addressIn = ({ base_url }: Pick<ClipFact, 'base_url'>, path: string) =>
  `${base_url.replace(/\/?$/, '/')}${path}`;

/** Where the clip's own multivariant playlist lies, for players that take an address alone. */
export const masterPlaylistOf = (clip: Pick<ClipFact, 'base_url'>) => addressIn(clip, 'master.m3u8');

/** Where a clip's captions lie in a language. */
export const captionsOf = (clip: { base_url: string }, language: string) =>
  `${clip.base_url}captions.${language}.vtt`;

import type { ClipFact } from '#contract/messages/session-projection.ts';

export const addressIn = ({ base_url }: Pick<ClipFact, 'base_url'>, path: string) =>
  `${base_url.replace(/\/?$/, '/')}${path}`;

/** The address of the clip's multivariant playlist, for players that need an address. */
export const masterPlaylistOf = (clip: Pick<ClipFact, 'base_url'>) => addressIn(clip, 'master.m3u8');

/** The address of a clip's captions in a language. */
export const captionsOf = (clip: { base_url: string }, language: string) =>
  `${clip.base_url}captions.${language}.vtt`;

import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { facesCarriedBy } from '#contract/rules/sessions/room-engines.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { coverUrl, clipUrl } from '#contract/story/story-media.ts';
import { type DecisionScene, type Story, type StorySource, storyIn } from '#contract/story/story.ts';
import { demo } from '#contract/words/en/demo.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';
import { randomOf, temperOf } from '#director/bots/tempers.ts';
import { directorMachineVersion } from '#director/chart/session-director-machine.ts';
import { createLocalDirector, type LocalDirector } from './local-director.ts';
import type { ClipFact } from '#contract/messages/session-projection.ts';

import source from './playable-story.json' with { type: 'json' };

const sessionId = 'playable-scene';
const seatId = 'visitor';
const botNames = ['Ana', 'Ben', 'Chloe', 'Dmitri'];
const names = tablesByLanguage(
  demo,
  import.meta.glob('../../../contract/words/*/demo.ts', { import: 'demo', eager: true }),
);

export interface PlayableSceneDeps {
  fetch: typeof globalThis.fetch;
  newId: () => string;
  now: () => number;
  after: (ms: number, run: () => void) => () => void;
  seed: number;
}

export interface PlayableSession {
  story: Story;
  dataPackage: DataPackage;
  director: LocalDirector;
}

/** The beginning of a story for one visitor and four bots. Rejects if its clips cannot be loaded. */
export async function createPlayableSession(
  language: SpokenLanguage,
  deps: PlayableSceneDeps,
): Promise<PlayableSession> {
  const story = storyIn(source as StorySource, language);
  const random = randomOf(deps.seed);
  // Two bots favour each of the first two options, so that the visitor's vote is decisive.
  const bots = botNames.map((name, index) => ({
    seatId: name.toLowerCase(),
    name,
    temper: temperOf(story.dimensions, random),
    wants: ({ options }: DecisionScene) => options[Math.floor(index / 2)]?.id ?? '',
  }));
  const people = [{ seatId, name: names[language].visitor }, ...bots];
  const startsAt = deps.now();
  const director = createLocalDirector({
    ...deps,
    story,
    sessionId,
    seatId,
    bots,
    random,
    facts: {
      title: story.title,
      videoRoomUrl: null,
      people: new Map(people.map(({ seatId: id, name }) => [id, { name, checked: false }])),
      playlists: await fetchPlaylists(story, deps.fetch),
      hosts: new Map(),
      bots: new Set(bots.map((bot) => bot.seatId)),
      isRehearsal: false,
      languages: new Map(),
      translations: new Map(),
    },
    opening: {
      version: directorMachineVersion,
      roster: people.map(({ seatId: id }) => ({ seatId: id, teamId: 1 })),
      teams: [{ id: 1, name: names[language].team }],
      startsAt,
      options: {
        timerFactor: 1,
        chat: false,
        analytics: false,
      },
      storyClockRate: 1,
      seed: deps.seed,
    },
  });
  return { story, director, dataPackage: packageFor(story, language, startsAt) };
}

function packageFor(story: Story, language: SpokenLanguage, startsAt: number): DataPackage {
  return {
    consumer: { id: 1, first_name: names[language].visitor, last_name: '', email: '', created_at: '' },
    seat_id: seatId,
    declined: false,
    plans: false,
    session: {
      id: sessionId,
      title: story.title,
      status: 'live',
      starts_at: startsAt,
      timezone_id: 'UTC',
      host: '',
      company: '',
      logo_url: null,
      colour: null,
      analytics: false,
      chat: false,
      retention: { people: null, chats: null, results: null },
      trial: true,
    },
    story: {
      slug: story.slug,
      title: story.title,
      tagline: story.tagline,
      length_minutes: 3,
      cover_url: coverUrl(story.slug),
      teaser_url: '',
      teaser_ends_ms: null,
      teaser_sound_url: '',
      language: story.language,
      languages: [story.language],
    },
    language,
    ice_servers: [],
    room: { engine: 'mesh', faces: facesCarriedBy.mesh },
  };
}

type Playlists = Map<string, ClipFact['playlists']>;

/** The media playlists of the story's clips, which the server otherwise sends with the session. Rejects if one is missing. */
async function fetchPlaylists(
  { slug, rungs, scenes }: Story,
  fetch: typeof globalThis.fetch,
): Promise<Playlists> {
  const clips = scenes.flatMap((scene) => (scene.kind === 'clip' ? [scene.clip.media] : []));
  const read = async (media: string, rung: Story['rungs'][number]) => {
    const answer = await fetch(`${clipUrl(slug, media)}${rung.name}/media.m3u8`);
    if (!answer.ok) throw new Error(`A clip cannot be read (${answer.status})`);
    return {
      rung: rung.name,
      width: rung.width,
      height: rung.height,
      peak_bitrate: rung.peakBitrate,
      average_bitrate: rung.averageBitrate,
      codecs: rung.codecs,
      text: await answer.text(),
    };
  };
  const entries = clips.map(async (media) => {
    const playlists = await Promise.all(rungs.map((rung) => read(media, rung)));
    return [media, playlists] as const;
  });
  return new Map(await Promise.all(entries));
}

import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { facesCarriedBy } from '#contract/rules/room-engines.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { coverUrl } from '#contract/story/story-media.ts';
import { type Story, type StorySource, storyIn } from '#contract/story/story.ts';
import { randomOf, temperOf } from '#director/bots/tempers.ts';
import { directorMachineVersion } from '#director/chart/session-director-machine.ts';
import { createLocalDirector, type LocalDirector } from './local-director.ts';
import { fetchPlaylists } from './fetch-playlists.ts';
import source from './playable-story.json' with { type: 'json' };

const sessionId = 'playable-scene';
const seatId = 'visitor';
const botNames = ['Ana', 'Ben', 'Chloe', 'Dmitri'];
const visitorNames: Record<SpokenLanguage, string> = { en: 'You', de: 'Du' };
const teamNames: Record<SpokenLanguage, string> = { en: 'Otters', de: 'Otter' };

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

/** The beginning of a story for one visitor and four bots. Rejects where its clips cannot be read. */
export async function createPlayableSession(
  language: SpokenLanguage,
  deps: PlayableSceneDeps,
): Promise<PlayableSession> {
  const story = storyIn(source as StorySource, language);
  const random = randomOf(deps.seed);
  const bots = botNames.map((name) => ({
    seatId: name.toLowerCase(),
    name,
    temper: temperOf(story.dimensions, random),
  }));
  const people = [{ seatId, name: visitorNames[language] }, ...bots];
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
      languages: new Map(),
      translations: new Map(),
    },
    opening: {
      version: directorMachineVersion,
      roster: people.map(({ seatId: id }) => ({ seatId: id, teamId: 1 })),
      teams: [{ id: 1, name: teamNames[language] }],
      startsAt,
      options: { timerFactor: 1, chat: false, analytics: false },
      storyClockRate: 1,
      seed: deps.seed,
    },
  });
  return { story, director, dataPackage: packageFor(story, language, startsAt) };
}

function packageFor(story: Story, language: SpokenLanguage, startsAt: number): DataPackage {
  return {
    consumer: { id: 1, first_name: visitorNames[language], last_name: '', email: '', created_at: '' },
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

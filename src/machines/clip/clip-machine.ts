import { type ActorRef, assign, fromCallback, type Snapshot, sendTo, setup } from 'xstate';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import type { PlaybackPreferences } from '../../services/playback/playback-preferences.ts';
import type { MediaFact } from '../../services/playback/clip-player.ts';

/** Events of a layer for its parent, with the layer's id. */
export type ClipReport = { layer: string } & (
  | { type: 'clip.ready'; sceneId: string }
  | { type: 'clip.started' }
  | { type: 'clip.stalled' }
  | { type: 'clip.resumed' }
  | { type: 'clip.progressed'; positionMs: number }
  | { type: 'clip.captioned'; text: string }
  /** The timeline is running; the picture will join it at `at`, on the server's clock. */
  | { type: 'clip.joining'; at: number }
  | { type: 'clip.ended' }
  | { type: 'clip.failed'; reason: string }
  /** This browser cannot play it; captions still follow the clock. */
  | { type: 'clip.unsupported' }
  | { type: 'clip.silenced' }
);
type OwnReport<Report = ClipReport> = Report extends ClipReport ? Omit<Report, 'layer'> : never;

export interface ClipInput {
  layer: string;
  clip: ClipFact;
  muted: boolean;
  parent: ActorRef<Snapshot<unknown>, ClipReport>;
}

export interface ClipContext extends ClipInput {
  /** When the first frame is due, on the server's clock; null until the director has set it. */
  startAt: number | null;
}

export type ClipEvent =
  | MediaFact
  | { type: 'clip.scheduled'; startAt: number }
  /** The session has moved on: the picture freezes, and no more events are emitted. */
  | { type: 'clip.withdrawn' }
  | { type: 'sound.muted'; muted: boolean }
  | { type: 'sound.permitted' }
  | { type: 'playback.preferred'; preferences: PlaybackPreferences };

export type PlayerCommand =
  | { type: 'player.announced'; startAt: number }
  | { type: 'player.started'; startAt: number }
  | { type: 'player.stopped' }
  | { type: 'player.muted'; muted: boolean }
  | { type: 'player.preferred'; preferences: PlaybackPreferences };

/** In ms. A clip that something else has paused is resumed after this. */
export const clipDelays = { beforeResume: 250 } as const;

/** One clip in one layer of the screen, from loading to its last frame; sound beside the picture. */
export const clipMachine = setup({
  types: {} as { context: ClipContext; events: ClipEvent; input: ClipInput },
  actors: {
    player: fromCallback<PlayerCommand, { layer: string; clip: ClipFact }, ClipEvent>(() => {
      throw new Error('`player` must be provided');
    }),
  },
  delays: clipDelays,
  guards: {
    isScheduled: ({ context }) => context.startAt !== null,
  },
  actions: {
    schedule: assign({ startAt: (_, params: { startAt: number }) => params.startAt }),
    noteMuted: assign({ muted: (_, params: { muted: boolean }) => params.muted }),
    startPlayer: sendTo('player', ({ context }) => ({
      type: 'player.started' as const,
      startAt: context.startAt ?? 0,
    })),
    announce: sendTo('player', (_, params: { startAt: number }) => ({
      type: 'player.announced' as const,
      startAt: params.startAt,
    })),
    stopPlayer: sendTo('player', { type: 'player.stopped' }),
    setSound: sendTo('player', ({ context }, params: { refused: boolean }) => ({
      type: 'player.muted' as const,
      muted: context.muted || params.refused,
    })),
    prefer: sendTo('player', (_, { preferences }: { preferences: PlaybackPreferences }) => ({
      type: 'player.preferred' as const,
      preferences,
    })),
    report: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: OwnReport) => ({ ...params, layer: context.layer }),
    ),
  },
}).createMachine({
  id: 'clip',
  context: ({ input }) => ({ ...input, startAt: input.clip.start_at }),
  type: 'parallel',
  invoke: { id: 'player', src: 'player', input: ({ context }) => context },
  on: { 'playback.preferred': { actions: { type: 'prefer', params: ({ event }) => event } } },
  states: {
    picture: {
      initial: 'loading',
      on: {
        'clip.scheduled': { actions: { type: 'schedule', params: ({ event }) => event } },
        'clip.withdrawn': '.over',
        'media.joining': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'clip.joining', at: event.at }),
          },
        },
        'caption.changed': {
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'clip.captioned', text: event.text }),
          },
        },
        'media.ended': { target: '.over', actions: { type: 'report', params: { type: 'clip.ended' } } },
        'media.failed': {
          target: '.failed',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'clip.failed', reason: event.reason }),
          },
        },
        'media.unsupported': '.unsupported',
      },
      states: {
        loading: {
          tags: 'busy',
          on: {
            'media.loaded': 'ready',
            'clip.scheduled': {
              actions: [
                { type: 'schedule', params: ({ event }) => event },
                { type: 'announce', params: ({ event }) => event },
              ],
            },
          },
        },
        ready: {
          entry: {
            type: 'report',
            params: ({ context }) => ({ type: 'clip.ready', sceneId: context.clip.scene_id }),
          },
          always: { guard: 'isScheduled', target: 'held' },
          on: {
            'clip.scheduled': { target: 'held', actions: { type: 'schedule', params: ({ event }) => event } },
          },
        },
        held: {
          entry: 'startPlayer',
          on: {
            'media.started': 'playing',
            'clip.scheduled': {
              target: 'held',
              reenter: true,
              actions: { type: 'schedule', params: ({ event }) => event },
            },
          },
        },
        playing: {
          entry: { type: 'report', params: { type: 'clip.started' } },
          initial: 'inStep',
          on: {
            'media.paused': '.interrupted',
            'media.progressed': {
              actions: {
                type: 'report',
                params: ({ event }) => ({ type: 'clip.progressed', positionMs: event.positionMs }),
              },
            },
            'clip.scheduled': { target: 'held', actions: { type: 'schedule', params: ({ event }) => event } },
          },
          states: {
            inStep: {
              on: {
                'media.waiting': {
                  target: 'stalled',
                  actions: { type: 'report', params: { type: 'clip.stalled' } },
                },
              },
            },
            stalled: {
              tags: 'busy',
              on: {
                'media.playing': {
                  target: 'inStep',
                  actions: { type: 'report', params: { type: 'clip.resumed' } },
                },
              },
            },
            interrupted: { after: { beforeResume: '#clip.picture.held' } },
          },
        },
        over: {
          entry: 'stopPlayer',
          on: {
            'media.ended': {},
            'media.failed': {},
            'media.unsupported': {},
            'media.joining': {},
            'caption.changed': {},
          },
        },
        failed: { tags: 'failed', entry: 'stopPlayer', on: { 'media.ended': {}, 'media.failed': {} } },
        /** Counts as ready: the others must not wait for this screen. */
        unsupported: {
          tags: 'failed',
          entry: [
            {
              type: 'report',
              params: ({ context }) => ({ type: 'clip.ready', sceneId: context.clip.scene_id }),
            },
            { type: 'report', params: { type: 'clip.unsupported' } },
          ],
          on: {
            'clip.scheduled': {
              actions: [
                { type: 'schedule', params: ({ event }) => event },
                { type: 'announce', params: ({ event }) => event },
              ],
            },
            'media.joining': {},
          },
        },
      },
    },
    sound: {
      initial: 'permitted',
      states: {
        permitted: {
          entry: { type: 'setSound', params: { refused: false } },
          on: {
            'sound.muted': {
              actions: [
                { type: 'noteMuted', params: ({ event }) => event },
                { type: 'setSound', params: { refused: false } },
              ],
            },
            'media.soundRefused': {
              target: 'refused',
              actions: { type: 'report', params: { type: 'clip.silenced' } },
            },
          },
        },
        refused: {
          entry: { type: 'setSound', params: { refused: true } },
          on: {
            'sound.muted': { actions: { type: 'noteMuted', params: ({ event }) => event } },
            'sound.permitted': 'permitted',
          },
        },
      },
    },
  },
});

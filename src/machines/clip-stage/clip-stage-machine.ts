import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import type { PlaybackPreferences } from '../../services/playback/playback-preferences.ts';
import { type ClipEvent, clipMachine, type ClipReport } from '../clip/clip-machine.ts';

/** Events of the current clip; a layer that is leaving emits nothing. */
export type StageFact =
  | { type: 'clip.ready'; sceneId: string }
  | { type: 'clip.progressed'; positionMs: number };

export interface ClipLayer {
  id: string;
  clip: ClipFact;
  /** It was loaded without a picture: a picture needs another layer. */
  isSound: boolean;
  /** Its picture has moved, so it may be shown. */
  hasStarted: boolean;
}

export interface ClipStageInput {
  parent: ActorRef<Snapshot<unknown>, StageFact>;
  muted: boolean;
  preferences: PlaybackPreferences;
}

export interface ClipStageContext extends ClipStageInput {
  /** The playing or coming clip; null in other phases of the session. */
  wanted: ClipFact | null;
  /** The newest last; an older one stays below until the picture of the newest moves. */
  layers: readonly ClipLayer[];
  loads: number;
  caption: string;
  /** When the newest clip will join its running timeline, on the server's clock; null once it plays. */
  joinsAt: number | null;
}

export type ClipStageEvent =
  | ClipReport
  | { type: 'clip.requested'; clip: ClipFact | null }
  | { type: 'screen.opened' }
  | { type: 'screen.closed' }
  | { type: 'picture.retried' }
  | { type: 'sound.muted'; muted: boolean }
  | { type: 'sound.permitted' }
  /** A change of some playback preferences. */
  | { type: 'playback.changed'; change: Partial<PlaybackPreferences> };

/** In ms. The interval at which loading a failed clip is retried. */
export const clipStageDelays = { pictureRetry: 4000 } as const;

const fromNewest = ({ event }: { event: { layer: string } }) => ({ layer: event.layer });

/** The screen: one layer for each clip, the incoming one above the outgoing one. */
export const clipStageMachine = setup({
  types: {} as { context: ClipStageContext; events: ClipStageEvent; input: ClipStageInput },
  actors: { clip: clipMachine },
  delays: clipStageDelays,
  guards: {
    isNewest: ({ context }, params: { layer: string }) => context.layers.at(-1)?.id === params.layer,
    /** Nothing of the clip moves yet; other layers continue while its picture is reloaded. */
    isAwaited: ({ context: { layers } }, params: { layer: string }) => {
      const [newest, ...older] = layers.toReversed();
      return newest?.id === params.layer && !older.some(({ clip }) => clip.scene_id === newest.clip.scene_id);
    },
    /** Whether the playing layer has a picture although none is preferred, or the other way round. */
    isOtherMedia: (
      { context: { layers, wanted, preferences } },
      { change }: { change: Partial<PlaybackPreferences> },
    ) => {
      const newest = layers.at(-1);
      const isSound = (change.quality ?? preferences.quality) === 'sound';
      return wanted !== null && newest !== undefined && newest.isSound !== isSound;
    },
    isSameClip: ({ context }, params: { clip: ClipFact | null }) =>
      params.clip !== null && context.wanted?.scene_id === params.clip.scene_id,
    isNothing: (_, params: { clip: ClipFact | null }) => params.clip === null,
  },
  actions: {
    noteWanted: assign({ wanted: (_, params: { clip: ClipFact | null }) => params.clip }),
    noteMuted: assign({ muted: (_, params: { muted: boolean }) => params.muted }),
    prefer: assign({
      preferences: ({ context }, { change }: { change: Partial<PlaybackPreferences> }) => ({
        ...context.preferences,
        ...change,
      }),
    }),
    sendPreferences: enqueueActions(({ context, enqueue }) => {
      const { layers, preferences } = context;
      for (const { id } of layers) enqueue.sendTo(id, { type: 'playback.preferred', preferences });
    }),
    keepPreferences: (_, _params: { preferences: PlaybackPreferences }) => {
      throw new Error('`keepPreferences` must be provided');
    },
    noteJoining: assign({ joinsAt: (_, params: { at: number | null }) => params.at }),
    noteCaption: assign({ caption: (_, params: { text: string }) => params.text }),
    /** `below`: the layer that stays under the new one; `moving`: the layer that plays until the new one does. */
    addLayer: enqueueActions(
      ({ context, enqueue, self }, params: { below: 'newest' | 'older' | 'moving' }) => {
        const { wanted: clip, layers, loads, muted, preferences } = context;
        if (!clip) return;
        const kept = {
          newest: layers.slice(-1),
          older: layers.slice(0, -1),
          moving: layers.filter(({ hasStarted }) => hasStarted).slice(-1),
        }[params.below];
        for (const { id } of layers) if (!kept.some((one) => one.id === id)) enqueue.stopChild(id);
        const id = `${clip.scene_id} ${loads}`;
        const layer = { id, clip, isSound: preferences.quality === 'sound', hasStarted: false };
        enqueue.assign({ layers: [...kept, layer], loads: loads + 1 });
        enqueue.spawnChild('clip', { id, input: { layer: id, clip, muted, parent: self } });
      },
    ),
    /** The newest layer moves: it is shown, and the layers below are removed. */
    uncoverNewest: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.layers.slice(0, -1)) enqueue.stopChild(id);
      enqueue.assign({ layers: context.layers.slice(-1).map((layer) => ({ ...layer, hasStarted: true })) });
    }),
    dropLayers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.layers) enqueue.stopChild(id);
      enqueue.assign({ layers: [] });
    }),
    reschedule: enqueueActions(({ context, enqueue }, params: { clip: ClipFact | null }) => {
      const newest = context.layers.at(-1);
      const startAt = params.clip?.start_at ?? null;
      if (!newest || startAt === null || startAt === context.wanted?.start_at) return;
      enqueue.sendTo(newest.id, { type: 'clip.scheduled', startAt });
    }),
    notifyLayers: enqueueActions(
      ({ context, enqueue }, params: Extract<ClipEvent, { type: 'clip.withdrawn' | `sound.${string}` }>) => {
        for (const { id } of context.layers) enqueue.sendTo(id, params);
      },
    ),
    report: sendTo(
      ({ context }) => context.parent,
      (_, params: StageFact) => params,
    ),
  },
}).createMachine({
  id: 'clipStage',
  context: ({ input }) => ({ ...input, wanted: null, layers: [], loads: 0, caption: '', joinsAt: null }),
  type: 'parallel',
  on: {
    'playback.changed': [
      {
        guard: { type: 'isOtherMedia', params: ({ event }) => event },
        actions: [
          { type: 'prefer', params: ({ event }) => event },
          'sendPreferences',
          { type: 'keepPreferences', params: ({ context }) => context },
          { type: 'addLayer', params: { below: 'moving' } },
        ],
      },
      {
        actions: [
          { type: 'prefer', params: ({ event }) => event },
          'sendPreferences',
          { type: 'keepPreferences', params: ({ context }) => context },
        ],
      },
    ],
  },
  states: {
    screen: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'screen.opened': { target: 'open', actions: { type: 'addLayer', params: { below: 'newest' } } },
            'clip.requested': { actions: { type: 'noteWanted', params: ({ event }) => event } },
          },
        },
        open: {
          initial: 'still',
          exit: 'dropLayers',
          on: {
            'screen.closed': 'closed',
            'clip.requested': [
              {
                guard: { type: 'isSameClip', params: ({ event }) => event },
                actions: [
                  { type: 'reschedule', params: ({ event }) => event },
                  { type: 'noteWanted', params: ({ event }) => event },
                ],
              },
              {
                guard: { type: 'isNothing', params: ({ event }) => event },
                target: '.still',
                actions: [
                  { type: 'notifyLayers', params: { type: 'clip.withdrawn' } },
                  { type: 'noteWanted', params: ({ event }) => event },
                ],
              },
              {
                target: '.still',
                actions: [
                  { type: 'noteWanted', params: ({ event }) => event },
                  { type: 'addLayer', params: { below: 'newest' } },
                ],
              },
            ],
            'clip.ready': {
              guard: { type: 'isNewest', params: fromNewest },
              actions: {
                type: 'report',
                params: ({ event }) => ({ type: 'clip.ready', sceneId: event.sceneId }),
              },
            },
            'clip.started': {
              guard: { type: 'isNewest', params: fromNewest },
              target: '.moving',
              actions: ['uncoverNewest', { type: 'noteJoining', params: { at: null } }],
            },
            'clip.progressed': {
              guard: { type: 'isNewest', params: fromNewest },
              actions: {
                type: 'report',
                params: ({ event }) => ({ type: 'clip.progressed', positionMs: event.positionMs }),
              },
            },
            'clip.joining': {
              guard: { type: 'isAwaited', params: fromNewest },
              actions: { type: 'noteJoining', params: ({ event }) => event },
            },
            'clip.captioned': {
              guard: { type: 'isNewest', params: fromNewest },
              actions: { type: 'noteCaption', params: ({ event }) => event },
            },
            'clip.ended': { guard: { type: 'isNewest', params: fromNewest }, target: '.over' },
            'clip.failed': { guard: { type: 'isNewest', params: fromNewest }, target: '.failed' },
            'clip.unsupported': {
              guard: { type: 'isNewest', params: fromNewest },
              target: '.unsupported',
              actions: { type: 'noteJoining', params: { at: null } },
            },
          },
          states: {
            still: {
              entry: [
                { type: 'noteCaption', params: { text: '' } },
                { type: 'noteJoining', params: { at: null } },
              ],
            },
            moving: {
              on: { 'clip.stalled': { guard: { type: 'isNewest', params: fromNewest }, target: 'stalled' } },
            },
            stalled: {
              tags: 'busy',
              on: { 'clip.resumed': { guard: { type: 'isNewest', params: fromNewest }, target: 'moving' } },
            },
            over: { entry: { type: 'noteCaption', params: { text: '' } } },
            unsupported: { tags: 'failed' },
            failed: {
              tags: 'failed',
              after: {
                pictureRetry: { target: 'still', actions: { type: 'addLayer', params: { below: 'older' } } },
              },
              on: {
                'picture.retried': {
                  target: 'still',
                  actions: { type: 'addLayer', params: { below: 'older' } },
                },
              },
            },
          },
        },
      },
    },
    sound: {
      initial: 'permitted',
      on: {
        'sound.muted': {
          actions: [
            { type: 'noteMuted', params: ({ event }) => event },
            { type: 'notifyLayers', params: ({ event }) => event },
          ],
        },
      },
      states: {
        permitted: { on: { 'clip.silenced': 'refused' } },
        refused: {
          on: {
            'sound.permitted': {
              target: 'permitted',
              actions: { type: 'notifyLayers', params: { type: 'sound.permitted' } },
            },
          },
        },
      },
    },
  },
});

export type ClipStageRef = ActorRefFrom<typeof clipStageMachine>;

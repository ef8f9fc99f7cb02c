import { type Plugin, parseSync, Visitor } from 'vite';

type Cut = readonly [part: string | RegExp, replacement: string];

/**
 * hls.js publishes one light build and no switches for the rest. Every clip is a fragmented MP4 without live playlists or
 * timed metadata, so the transport stream and raw audio demuxers and these controllers never run.
 */
const cuts: readonly Cut[] = [
  [
    /const muxConfig = \[(\{\s*demux: MP4Demuxer,\s*remux: PassThroughRemuxer\s*\})[^\]]*\];/,
    'const muxConfig = [$1];',
  ],
  ['chunkMeta.iframe && initSegmentData && TSDemuxer.probe(initSegmentData, this.logger)', 'false'],
  ['contentSteeringController: ContentSteeringController ,', ''],
  ['fpsController: FPSController,', ''],
  ['id3TrackController: ID3TrackController,', ''],
  ['latencyController: LatencyController\n', ''],
];

const levels: ReadonlySet<string> = new Set(['trace', 'debug', 'log', 'info', 'warn']);

/** Leaves unused demuxers, controllers and log statements out of hls.js; an upgrade that no longer matches stops the build. */
export function hlsCuts(): Plugin {
  return {
    name: 'hls-cuts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/hls\.js\/dist\/hls\.light\.mjs$/ },
      handler(code) {
        const cut = cuts.reduce((text, [part, replacement]) => {
          const result = text.replace(part, replacement);
          if (result === text) this.error(`scripts/build/hls-cuts.ts: hls.js no longer contains ${part}`);
          return result;
        }, code);
        return { code: withoutLogging(cut), map: null };
      },
    },
  };
}

function withoutLogging(code: string): string {
  const kept: string[] = [];
  let from = 0;
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return;
      const { object, property } = expression.callee;
      const logger = code.slice(object.start, object.end);
      if (property.type !== 'Identifier' || !levels.has(property.name) || !/^this$|logger$/.test(logger))
        return;
      kept.push(code.slice(from, start), ';');
      from = end;
    },
  }).visit(parseSync('hls.mjs', code).program);
  return [...kept, code.slice(from)].join('');
}

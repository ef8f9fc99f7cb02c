import { type Plugin, parseSync, Visitor } from 'vite';

type Cut = readonly [part: string | RegExp, instead: string];

interface Trimmed {
  file: string;
  cuts: readonly Cut[];
  /** What the library writes to a log that is never on goes, too. */
  silent?: boolean;
}

/** All clips are fragmented MP4 at fixed rungs; transport streams, raw audio and steering by the playlist do not occur. */
const hls: Trimmed = {
  file: 'node_modules/hls.js/dist/hls.light.mjs',
  silent: true,
  cuts: [
    [
      /const muxConfig = \[(\{\s*demux: MP4Demuxer,\s*remux: PassThroughRemuxer\s*\})[^\]]*\];/,
      'const muxConfig = [$1];',
    ],
    ['chunkMeta.iframe && initSegmentData && TSDemuxer.probe(initSegmentData, this.logger)', 'false'],
    ['contentSteeringController: ContentSteeringController ,', ''],
    ['fpsController: FPSController,', ''],
  ],
};

/** In a browser axios sends by XMLHttpRequest unless it is told to do otherwise. */
const axios: Trimmed = {
  file: 'node_modules/axios/lib/adapters/adapters.js',
  cuts: [["import * as fetchAdapter from './fetch.js';", 'const fetchAdapter = { getFetch: () => null };']],
};

const trimmed = [hls, axios];

/** Leaves out of libraries what no page can reach. A library that has changed so that a cut no longer fits stops the build. */
export function trimLibraries(): Plugin {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform: {
      filter: { id: trimmed.map(({ file }) => file) },
      handler(code, id) {
        const library = trimmed.find(({ file }) => id.endsWith(file));
        if (!library) return null;
        const cut = library.cuts.reduce((text, [part, instead]) => {
          const result = text.replace(part, instead);
          if (result === text) this.error(`${library.file} has changed, and ${String(part)} is not in it`);
          return result;
        }, code);
        return { code: library.silent ? withoutLogging(cut) : cut, map: null };
      },
    },
  };
}

const levels: readonly string[] = ['trace', 'debug', 'log', 'info', 'warn'];

function withoutLogging(code: string): string {
  const kept: string[] = [];
  let from = 0;
  const visitor = new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (start < from || expression.type !== 'CallExpression') return;
      const { callee } = expression;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const writer = code.slice(callee.object.start, callee.object.end);
      if (!levels.includes(callee.property.name) || !/^this$|logger$/.test(writer)) return;
      kept.push(code.slice(from, start), ';');
      from = end;
    },
  });
  visitor.visit(parseSync('library.mjs', code).program);
  return [...kept, code.slice(from)].join('');
}

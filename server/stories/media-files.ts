import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from 'typebox';
import { soundInit, soundSegment, soundTrackOf } from './sound-rendition.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import { noRoute } from '../http/error-handler.ts';
import { shownInMails } from '../http/files/send-picture.ts';

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  json: 'application/json',
};
const slugForm = /^[a-z0-9][a-z0-9-]{0,80}$/;
const segmentForm = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,120}$/;
/** A path names no version: after an hour a browser asks whether the file is still the same. */
const anHour = 'public, max-age=3600';

/**
 * `/media/<story>/…` from the story's `media` folder, `/media/<story>/art/…` from its `art` folder. Below each rung lies
 * `sound/`: the rung's files without the picture, made from them on demand.
 */
export function mediaFiles(storiesRoot: string): AppPlugin {
  return (app: App) => {
    app.get(
      '/media/:story/*',
      {
        schema: { hide: true, params: Type.Object({ story: Type.String(), '*': Type.String() }) },
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { file, isSound } = fileOf(storiesRoot, request.params.story, request.params['*']);
        const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
        if (file === undefined || !found?.isFile())
          throw new ApiProblem({ status: 404, message: noRoute(request) });
        const sound = isSound ? await withoutPicture(file) : undefined;
        if (isSound && !sound) throw new ApiProblem({ status: 404, message: noRoute(request) });
        const size = sound?.length ?? found.size;
        const tag = `"${size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
        const type = types[extensionOf(file)] ?? 'application/octet-stream';
        reply.type(type);
        reply.headers({ etag: tag, 'accept-ranges': 'bytes', 'cache-control': anHour });
        if (type.startsWith('image/')) reply.headers(shownInMails);
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        const range = rangeOf(request.headers.range, size);
        if (range === 'unsatisfiable')
          return reply.code(416).header('content-range', `bytes */${size}`).send();
        if (!range) return reply.header('content-length', size).send(sound ?? createReadStream(file));
        reply.code(206).headers({
          'content-range': `bytes ${range.start}-${range.end}/${size}`,
          'content-length': range.end - range.start + 1,
        });
        return reply.send(sound?.subarray(range.start, range.end + 1) ?? createReadStream(file, range));
      },
    );
  };
}

function fileOf(storiesRoot: string, story: string, rest: string) {
  const segments = rest.split('/');
  const none = { file: undefined, isSound: false };
  if (!slugForm.test(story) || !segments.every((segment) => segmentForm.test(segment))) return none;
  if (types[extensionOf(rest)] === undefined) return none;
  const folder = segments[0] === 'art' ? [] : ['media'];
  const isSound = segments.length === 4 && segments[2] === 'sound';
  const kept = isSound ? segments.toSpliced(2, 1) : segments;
  return { file: path.join(storiesRoot, story, ...folder, ...kept), isSound };
}

/** A rung's file with its sound alone; undefined where it has none. */
async function withoutPicture(file: string): Promise<Buffer | undefined> {
  if (extensionOf(file) === 'm3u8') return readFile(file);
  const init = await readFile(path.join(path.dirname(file), 'init.mp4')).catch(() => Buffer.alloc(0));
  const track = soundTrackOf(init);
  if (track === undefined) return undefined;
  return path.basename(file) === 'init.mp4'
    ? soundInit(init, track)
    : soundSegment(await readFile(file), track);
}

function extensionOf(file: string): string {
  return path.extname(file).slice(1).toLowerCase();
}

function rangeOf(header: string | undefined, size: number) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? ('unsatisfiable' as const) : { start, end };
}

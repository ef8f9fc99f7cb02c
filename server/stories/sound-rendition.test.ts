import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Box, boxBelow, boxesOf, childrenOf, headBytes } from './iso-boxes.ts';
import { soundInit, soundSegment, soundTrackOf } from './sound-rendition.ts';

const stories = fileURLToPath(new URL('../../content/stories/', import.meta.url));
const rung = path.join(stories, 'the-borrowed-light/media/bridge/240p');
const read = (name: string) => readFileSync(path.join(rung, name));
const init = read('init.mp4');
const segments = readdirSync(rung).filter((name) => name.endsWith('.m4s'));

const fragmentOf = (segment: Buffer) => boxesOf(segment).find(({ type }) => type === 'moof') as Box;
const tracksOf = (segment: Buffer) => childrenOf(fragmentOf(segment)).filter(({ type }) => type === 'traf');
const timeOf = (track: Box | undefined) =>
  track && boxBelow(track, 'tfdt')?.bytes.readBigUInt64BE(headBytes + 4);

/** The bytes that a track's one run points at, cut by the sizes it states. */
function samplesOf(segment: Buffer, track: Box | undefined): Buffer[] {
  const run = (track && boxBelow(track, 'trun')?.bytes) ?? Buffer.alloc(0);
  let at = segment.indexOf(fragmentOf(segment).bytes) + run.readInt32BE(headBytes + 8);
  return Array.from({ length: run.readUInt32BE(headBytes + 4) }, (_, index) => {
    const size = run.readUInt32BE(headBytes + 12 + index * 4);
    at += size;
    return segment.subarray(at - size, at);
  });
}

it('finds the sound of a muxed rung', () => {
  expect(soundTrackOf(init)).toBe(2);
  expect(soundTrackOf(soundInit(init, 1))).toBeUndefined();
  expect(soundTrackOf(Buffer.from('no boxes'))).toBeUndefined();
});

it('leaves one track in the initialisation segment', () => {
  const [, movie] = boxesOf(soundInit(init, 2));
  const types = movie && childrenOf(movie).map(({ type }) => type);
  expect(types).toEqual(['mvhd', 'trak', 'mvex', 'udta']);
  expect(movie && boxBelow(movie, 'trak', 'mdia', 'minf', 'smhd')?.type).toBe('smhd');
  expect(soundInit(init, 2).includes('avcC')).toBe(false);
});

describe.each(segments)('%s', (name) => {
  const whole = read(name);
  const sound = soundSegment(whole, 2);

  it('holds every sample of the sound, at its time, and not a byte of the picture', () => {
    const [track, ...others] = tracksOf(sound);
    const was = tracksOf(whole)[1];
    expect(others).toEqual([]);
    expect(timeOf(track)).toBe(timeOf(was));
    const samples = samplesOf(sound, track);
    expect(samples).toEqual(samplesOf(whole, was));
    const weight = samples.reduce((sum, { length }) => sum + length, 0);
    expect(boxesOf(sound).map(({ type }) => type)).toEqual(['styp', 'moof', 'mdat']);
    expect(boxesOf(sound)[2]?.bytes.length).toBe(weight + headBytes);
  });
});

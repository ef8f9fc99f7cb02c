import { describe, expect, it } from 'vitest';
import { createDeviceLatencyStore, unlearned } from './device-latency.ts';
import { createStartRehearsal } from './rehearse-start.ts';
import { createSoundLevel } from './sound-level.ts';

/** A device that takes so long to start, whose clock steps like Firefox's, and whose time passes as it is asked for. */
function device(startMs: number, refusal?: DOMException) {
  let time = 1000;
  let playedAt: number | undefined;
  let position = 0;
  const movedMs = () => {
    const since = playedAt === undefined ? 0 : Math.max(0, time - playedAt - startMs) * video.playbackRate;
    return Math.floor(since / 40) * 40;
  };
  const video = {
    muted: false,
    volume: 1,
    playbackRate: 1,
    get currentTime() {
      return position + movedMs() / 1000;
    },
    set currentTime(seconds: number) {
      playedAt = undefined;
      position = seconds;
    },
    async play() {
      if (refusal) throw refusal;
      playedAt = time;
    },
    pause() {
      position = video.currentTime;
      playedAt = undefined;
    },
    isMoving: () => playedAt !== undefined,
  };
  const latency = createDeviceLatencyStore({ getItem: () => null, setItem: () => undefined });
  const deviceNow = () => {
    time += 1;
    return time;
  };
  const sound = createSoundLevel(video, 1);
  const rehearsal = createStartRehearsal(video, { latency, sound, deviceNow, isHidden: () => false });
  return { video, latency, sound, rehearsal, releaseAt: time + 720 };
}

const untilTheEnd = new AbortController().signal;

describe('a start is rehearsed', () => {
  it('when inaudible keeps the clip’s position', async () => {
    const { video, latency, sound, rehearsal, releaseAt } = device(12);
    expect(rehearsal.isDue(releaseAt)).toBe(true);
    await rehearsal.run(releaseAt, untilTheEnd);
    expect(latency.read().startMs).toBeGreaterThan(8);
    expect(latency.read().startMs).toBeLessThan(26);
    expect([video.currentTime, video.playbackRate, video.isMoving(), sound.isHushed()]).toEqual([
      0,
      1,
      false,
      true,
    ]);
  });

  it('not on a device that has been seen to start, and not without time for it', () => {
    const { latency, rehearsal, releaseAt } = device(12);
    expect(rehearsal.isDue(releaseAt - 300)).toBe(false);
    latency.learn('start', 10);
    expect(rehearsal.isDue(releaseAt)).toBe(false);
  });

  it('once: where the browser wants a touch first, nothing is learned', async () => {
    const refusal = new DOMException('A touch first', 'NotAllowedError');
    const { latency, rehearsal, releaseAt } = device(12, refusal);
    await rehearsal.run(releaseAt, untilTheEnd);
    expect([latency.read(), latency.knowsStart(), rehearsal.isDue(releaseAt)]).toEqual([
      unlearned,
      false,
      false,
    ]);
  });

  it('and left at once when the start is given up', async () => {
    const { video, latency, rehearsal, releaseAt } = device(12);
    const start = new AbortController();
    const play = video.play;
    video.play = async () => {
      await play();
      start.abort(new Error('another start'));
    };
    await expect(rehearsal.run(releaseAt, start.signal)).rejects.toThrow('another start');
    expect([video.isMoving(), latency.knowsStart()]).toEqual([false, false]);
  });
});

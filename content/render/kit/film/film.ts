import { NARRATOR, type Phrase, type Syllable, syllablesOf } from '../../speech.ts';
import { addFibre } from '../paper.ts';
import { mix } from '../palette.ts';
import { fractal } from '../random.ts';
import { type Context, contextOf, HEIGHT, type Paint, ramp, sheet, WIDTH } from '../stage.ts';
import { type Shot, type Speech, stage } from './shot.ts';

export type Reel = { seconds: number; phrases: readonly Phrase[] };
export type Build = (reel: Reel) => Paint;

const HALF = { cut: 0, dissolve: 0.55, wipe: 0.5, fade: 0.6 };

function speechOf(phrases: readonly Phrase[]): Speech {
  const bySpeaker = new Map<string, Syllable[]>();
  for (const phrase of phrases) {
    if (phrase.speaker === NARRATOR) continue;
    bySpeaker.set(phrase.speaker, [...(bySpeaker.get(phrase.speaker) ?? []), ...syllablesOf(phrase)]);
  }
  return (speaker) => bySpeaker.get(speaker) ?? [];
}

/** A clip of shots, cut in order; who speaks in the captions moves their mouth in the picture. */
export function film(shots: readonly Shot[]): Build {
  return ({ seconds, phrases }) => {
    const speech = speechOf(phrases);
    const staged = shots.map((shot, index) => ({
      at: shot.at,
      join: shot.join ?? 'cut',
      shot: lazily(() => stage(shot, shots[index + 1]?.at ?? seconds, speech)),
    }));
    const spare = sheet(WIDTH, HEIGHT, () => undefined);
    const curtain = lazily(paperCurtain);
    return (context, t) => {
      let index = staged.findLastIndex(({ at }) => t >= at);
      index = Math.max(0, index);
      const [now, next] = [staged[index], staged[index + 1]];
      if (!now) return;
      for (const [other, { shot }] of staged.entries()) if (other < index - 1) shot.forget();
      if (index > 0 && now.join !== 'cut' && t < now.at + HALF[now.join])
        join(
          context,
          spare,
          curtain.get,
          now.join,
          t - now.at,
          (target) => staged[index - 1]?.shot.get().draw(target, t),
          (target) => now.shot.get().draw(target, t),
        );
      else if (next && next.join !== 'cut' && t > next.at - HALF[next.join])
        join(
          context,
          spare,
          curtain.get,
          next.join,
          t - next.at,
          (target) => now.shot.get().draw(target, t),
          (target) => next.shot.get().draw(target, t),
        );
      else now.shot.get().draw(context, t);
    };
  };
}

function lazily<T>(make: () => T): { get: () => T; forget: () => void } {
  let made: T | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    forget: () => {
      made = undefined;
    },
  };
}

function join(
  context: Context,
  spare: HTMLCanvasElement,
  curtain: () => HTMLCanvasElement,
  kind: 'dissolve' | 'wipe' | 'fade',
  away: number,
  before: (target: Context) => void,
  after: (target: Context) => void,
): void {
  const half = HALF[kind];
  if (kind === 'dissolve') {
    before(context);
    const target = contextOf(spare);
    after(target);
    context.globalAlpha = ramp(away, -half, half);
    context.drawImage(spare, 0, 0);
    context.globalAlpha = 1;
    return;
  }
  (away < 0 ? before : after)(context);
  if (kind === 'fade') {
    context.fillStyle = `rgba(7,10,24,${ramp(Math.abs(away), half, 0.08).toFixed(3)})`;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    return;
  }
  const x = WIDTH + 90 - ramp(away, -half, half) * (2 * WIDTH + 380);
  context.drawImage(curtain(), x - 100, 0);
}

/** A torn sheet of night paper that passes before the picture. */
function paperCurtain(): HTMLCanvasElement {
  return sheet(WIDTH + 420, HEIGHT, (context) => {
    const edge = fractal(12);
    const path = new Path2D();
    path.moveTo(110, -10);
    for (let y = -10; y <= HEIGHT + 10; y += 6) path.lineTo(70 + edge(y / 46) * 34, y);
    for (let y = HEIGHT + 10; y >= -10; y -= 6) path.lineTo(WIDTH + 330 + edge(y / 46 + 90) * 34, y);
    path.closePath();
    context.shadowColor = 'rgba(0,0,10,0.7)';
    context.shadowBlur = 34;
    context.fillStyle = '#1b2650';
    context.fill(path);
    context.shadowBlur = 0;
    context.save();
    context.clip(path);
    context.strokeStyle = mix('#1b2650', '#fff0d8', 0.5);
    context.lineWidth = 9;
    context.stroke(path);
    context.restore();
    addFibre(context);
  });
}

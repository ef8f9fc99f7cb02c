import { type RefObject, useEffect, useRef } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { awardSize, drawAward } from './draw-award.ts';
import { useAwardArt } from './use-award-art.ts';

/** For a canvas as wide to its height as `awardSize`: the certificate, drawn anew once its pictures are there. */
export function useAwardCanvas(award: Award): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useAwardArt(award);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = context.canvas.width / awardSize.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawAward(context, award, art);
  }, [award, art]);
  return canvas;
}

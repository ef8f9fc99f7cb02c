import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { AwardWords } from '#contract/words/en/award.ts';
import { awardSize, drawAward } from './draw-award.ts';
import type { SheetArt } from '../scorecard/draw-sheet.ts';
import { loadSheetArt } from '../scorecard/load-sheet-art.ts';

const none: SheetArt = { picture: null, logo: null };

/** The pictures of an award, once they are there; before that none. */
function useAwardArt({ picture_url, logo_url }: Pick<Award, 'picture_url' | 'logo_url'>): SheetArt {
  const [art, setArt] = useState(none);
  useEffect(() => {
    let current = true;
    loadSheetArt({ picture_url, logo_url }).then((loaded) => {
      if (current) setArt(loaded);
    });
    return () => {
      current = false;
    };
  }, [picture_url, logo_url]);
  return art;
}

/** For a canvas as wide to its height as `awardSize`: the certificate, drawn anew once its pictures are there. */
export function useAwardCanvas(award: Award, words: AwardWords): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useAwardArt(award);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = context.canvas.width / awardSize.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawAward(context, award, art, words);
  }, [award, art, words]);
  return canvas;
}

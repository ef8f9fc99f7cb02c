import { useEffect, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { SheetArt } from './draw-sheet.ts';
import { loadSheetArt } from './load-sheet-art.ts';

const none: SheetArt = { picture: null, logo: null };

/** The pictures of an award, once they are there; before that none. */
export function useAwardArt({ picture_url, logo_url }: Pick<Award, 'picture_url' | 'logo_url'>): SheetArt {
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

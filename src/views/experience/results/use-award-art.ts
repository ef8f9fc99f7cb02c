import { useEffect, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { AwardArt } from './draw-award.ts';

const none: AwardArt = { picture: null, logo: null };

async function load(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The pictures of an award and the page's two families, once they are there; before that none. */
export function useAwardArt({ picture_url, logo_url }: Pick<Award, 'picture_url' | 'logo_url'>): AwardArt {
  const [art, setArt] = useState(none);
  useEffect(() => {
    let current = true;
    const fonts = ['600 40px "Fraunces"', '450 40px "Figtree"'].map((font) =>
      document.fonts.load(font).catch(() => []),
    );
    Promise.all([load(picture_url), load(logo_url), ...fonts]).then(([picture, logo]) => {
      if (current) setArt({ picture: picture ?? null, logo: logo ?? null });
    });
    return () => {
      current = false;
    };
  }, [picture_url, logo_url]);
  return art;
}

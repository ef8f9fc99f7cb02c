import type { Award } from '#contract/calls/schemas/results.ts';
import type { SheetArt } from './draw-sheet.ts';

async function load(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The pictures that an award names, and the page's two families; what does not load is left out. */
export async function loadSheetArt({
  picture_url,
  logo_url,
}: Pick<Award, 'picture_url' | 'logo_url'>): Promise<SheetArt> {
  const fonts = ['600 40px "Fraunces"', '450 40px "Figtree"'].map((font) =>
    document.fonts.load(font).catch(() => []),
  );
  const [picture, logo] = await Promise.all([load(picture_url), load(logo_url), ...fonts]);
  return { picture, logo };
}

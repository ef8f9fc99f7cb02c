import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { expect, test } from 'vitest';
import { wrapped } from './page-picture.ts';

const fonts = path.join(import.meta.dirname, 'fonts');
const letters = 'ÄÖÜäöüß ÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùûÿ ÁÍÑÓÚáíñóú¿¡ ÃÕãõ ÅÆØåæø «»“”„‚‘’–…€';

test.each(['fraunces.ttf', 'figtree.ttf'])('%s has the letters of Western Europe', (file) => {
  const font = fontkit.create(readFileSync(path.join(fonts, file)));
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
});

test('a no-break space keeps what it joins in one line', () => {
  const breaksAfter80 = (space: string) =>
    Array.from({ length: 60 }, (_, length) => wrapped(`${'n'.repeat(length)} 80${space}%`, 30)).some(
      (lines) => lines.some((line) => line.endsWith('80')),
    );
  expect([' ', '\u00a0'].map(breaksAfter80)).toEqual([true, false]);
});

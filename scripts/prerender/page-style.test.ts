import { expect, it } from 'vitest';
import { styleOf } from './page-style.ts';

const css = `:root{--scale:1;--size-small:calc(2rem * var(--scale));--size-large:4rem;--text:#111;--unnamed:#222}
.heading{color:var(--text)}
.menu{width:var(--unnamed)}`;

it('keeps what the page names, by its classes and by its own styles, and what that leads to', async () => {
  const style = await styleOf('<h1 class="heading" style="height:var(--size-small)">Muster</h1>', css);
  expect(style.replaceAll('\n', '')).toBe(
    ':root{--scale:1;--size-small:calc(2rem * var(--scale));--text:#111}.heading{color:var(--text)}',
  );
});

it('declares the typefaces that hold a letter of the page', async () => {
  const face = (file: string, range: string) =>
    `@font-face{font-family:Serif;src:url(${file});unicode-range:${range}}`;
  const latin = face('latin.woff2', 'U+20-7E,U+E9');
  const rest = face('rest.woff2', 'U+100-17F');
  const rule = 'p{font-family:Serif}';
  expect(await styleOf('<p>A café</p>', latin + rest + rule)).toBe(latin + rule);
  expect(await styleOf('<p>A čaj</p>', latin + rest + rule)).toBe(latin + rest + rule);
});

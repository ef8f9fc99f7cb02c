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

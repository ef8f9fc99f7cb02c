// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../../words/language.ts';
import { PageHead } from './page-head.tsx';

test.each([
  { indexed: true, canonical: '/?lang=de' },
  { indexed: false, canonical: '/' },
])('in German, indexed $indexed: the canonical link leads to $canonical', ({ indexed, canonical }) => {
  render(
    <LanguageContext value="de">
      <PageHead title="Muster" path="/" indexed={indexed} />
    </LanguageContext>,
  );
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `${window.location.origin}${canonical}`,
  );
});

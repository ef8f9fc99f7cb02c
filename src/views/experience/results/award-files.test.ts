import { expect, test } from 'vitest';
import type { Award } from '#contract/calls/schemas/results.ts';
import { awardFileName } from './award-files.ts';

const award: Award = {
  code: 'c',
  kind: 'person',
  recipient: 'Zoë O’Hara',
  team: 'Otters',
  title: 'Keepers of the Light',
  story: 'The Borrowed Light',
  company: 'Northlight',
  date: '21 November 2026',
  verify_url: 'https://muster.example/verify/award/c',
};

test('files are named after title and person, in letters every system takes', () => {
  expect(awardFileName(award, 'pdf')).toBe('keepers-of-the-light-zoe-o-hara.pdf');
  expect(awardFileName({ ...award, recipient: '李' }, 'png')).toBe('keepers-of-the-light-award.png');
});

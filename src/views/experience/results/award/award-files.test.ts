import { expect, test } from 'vitest';
import type { Award } from '#contract/calls/schemas/results.ts';
import { addToProfile, pictureName } from './award-files.ts';

const award: Award = {
  code: 'c',
  kind: 'person',
  recipient: 'Zoë O’Hara',
  team: 'Otters',
  title: 'Keepers of the Light',
  story: 'The Borrowed Light',
  company: 'Northlight',
  date: '2026-11-21',
  verify_url: 'https://muster.example/verify/award/c',
  picture_url: null,
  logo_url: null,
  colour: null,
};

test('pictures are named after title and person, whatever the script', () => {
  expect(pictureName(award)).toBe('keepers-of-the-light-zoe-o-hara.png');
  expect(pictureName({ ...award, recipient: '李' })).toBe('keepers-of-the-light-李.png');
});

test('a profile takes over title, company, month and where it is verified', () => {
  const address = new URL(addToProfile(award));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Keepers of the Light',
    organizationName: 'Northlight',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: 'https://muster.example/verify/award/c',
    certId: 'c',
  });
});

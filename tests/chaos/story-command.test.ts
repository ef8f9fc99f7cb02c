import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'muster-parcel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const story = JSON.parse(readFileSync('content/stories/the-borrowed-light/story.json', 'utf8'));
const parcelOf = (changed: object) => JSON.stringify({ story: { ...story, ...changed }, captions: {} });
const escaping = { ...story.scenes[0], clip: { ...story.scenes[0].clip, media: '../../escaped' } };

test.each([
  ['no JSON', '<html>', 'The file is not JSON.'],
  ['nothing', 'null', 'The file holds no story with captions.'],
  ['captions that are no texts', JSON.stringify({ story, captions: { a: 1 } }), 'The file holds no story'],
  ['a slug that leads out of the folder', parcelOf({ slug: '../../escaped' }), 'schema: '],
  [
    'a clip that leads out of the folder',
    parcelOf({ scenes: [escaping, ...story.scenes.slice(1)] }),
    'schema: ',
  ],
  ['more than a story can be', ' '.repeat(21 * 1024 * 1024), 'The file is larger than 20 MB'],
])('a parcel with %s is refused in a sentence, and nothing is written', (_what, text, sentence) => {
  const file = path.join(folder, 'parcel.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/operate/story.ts', 'import', file],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toContain(sentence);
  expect(existsSync('content/escaped') || existsSync('escaped')).toBe(false);
});

test.each([
  [
    'a story that is not there',
    ['preview', 'nope'],
    'There is no story nope. There are: one-place-too-many, the-borrowed-light, ',
  ],
  [
    'a language it is not told in',
    ['preview', 'the-borrowed-light', '--language', 'fr'],
    'Its languages: en, de.',
  ],
  ['no number', ['simulate', 'the-borrowed-light', '--sessions', 'x'], '--sessions takes a whole number'],
  ['an option that is not known', ['check', '--nope'], "Unknown option '--nope'.\n\nnpm run story -- check"],
  ['no story', ['preview'], 'preview needs the SLUG of a story.\n\nnpm run story'],
  ['no file', ['export', 'the-borrowed-light'], 'export needs a FILE to write.'],
  ['a word too many', ['import', 'a.json', 'b.json'], '"b.json" is a word too many for import.'],
  ['an option of another verb', ['check', '--sessions', '3'], '--sessions does not go with check.'],
  ['a verb that is not known', ['chekc'], 'There is no "chekc".'],
  ['nothing', [], 'Say what to do.'],
])('%s is answered with a sentence that says what to do', (_what, words, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/operate/story.ts', ...words], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain(' at ');
});

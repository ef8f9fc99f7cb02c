import { expect, test } from 'vitest';
import { fileOf } from './file-of.ts';

const content = new Blob(['%PDF-'], { type: 'application/pdf' });

test.each([
  ['attachment; filename="rechnung-MU-2026-00001.pdf"', 'rechnung-MU-2026-00001.pdf'],
  [`attachment; filename="a-awards.pdf"; filename*=UTF-8''%D7%90-urkunden.pdf`, 'א-urkunden.pdf'],
  [undefined, ''],
])('a file has the name of %s', async (disposition, name) => {
  const file = fileOf(content, disposition);
  expect([file.name, file.type, await file.text()]).toEqual([name, 'application/pdf', '%PDF-']);
});

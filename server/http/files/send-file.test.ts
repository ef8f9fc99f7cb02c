import { expect, test } from 'vitest';
import { attachmentNamed } from './send-file.ts';

test.each([
  ['results-42.csv', 'attachment; filename="results-42.csv"'],
  [
    'keepers-equipe-ω.pdf',
    `attachment; filename="keepers-equipe.pdf"; filename*=UTF-8''keepers-equipe-%CF%89.pdf`,
  ],
  [
    'keepers-李小龍.pdf',
    `attachment; filename="keepers.pdf"; filename*=UTF-8''keepers-%E6%9D%8E%E5%B0%8F%E9%BE%8D.pdf`,
  ],
  ['a\'(b)*"\r\n.pdf', `attachment; filename="a-b.pdf"; filename*=UTF-8''a%27%28b%29%2A%22%0D%0A.pdf`],
])('%j is sent as %s', (name, header) => {
  expect(attachmentNamed(name)).toBe(header);
});

import { expect, test } from 'vitest';
import { asciiFileName, fileWord } from './file-name.ts';

test.each([
  ['Équipe Ω', 'equipe-ω', 'equipe'],
  ['Équipe Ω'.normalize('NFD'), 'equipe-ω', 'equipe'],
  ['Lantern-bearers of Over Wick', 'lantern-bearers-of-over-wick', 'lantern-bearers-of-over-wick'],
  ['Žofie Škvořilová', 'zofie-skvorilova', 'zofie-skvorilova'],
  ['Đặng Thị Ngọc Ánh', 'dang-thi-ngoc-anh', 'dang-thi-ngoc-anh'],
  ['Łukasz Größe-Øster & Þór', 'lukasz-grosse-oster-thor', 'lukasz-grosse-oster-thor'],
  ['Zoë O’Brien 👩‍💻🇵🇹', 'zoe-o-brien', 'zoe-o-brien'],
  ['İstanbul Iğdır', 'istanbul-igdir', 'istanbul-igdir'],
  ['محمد علي', 'محمد-علي', ''],
  ['דנה Levi 12', 'דנה-levi-12', 'levi-12'],
  ['李小龍', '李小龍', ''],
  ['がくぶち', 'がくぶち', ''],
  ['김철수', '김철수', ''],
  ['अनिता शर्मा', 'अनिता-शर्मा', ''],
  ['Юрий Ёлкин', 'юрий-ёлкин', ''],
  ['𝓐𝓷𝓪', 'ana', 'ana'],
  ['a/b\\c:d*e?f"g<h>i|j\n\0k', 'a-b-c-d-e-f-g-h-i-j-k', 'a-b-c-d-e-f-g-h-i-j-k'],
  ['name\u202egnp.exe', 'name-gnp-exe', 'name-gnp-exe'],
  ['../..', '', ''],
  ['👩‍💻', '', ''],
])('%j is %j in a file’s name, %j in ASCII', (text, word, ascii) => {
  expect([fileWord(text), asciiFileName(fileWord(text))]).toEqual([word, ascii]);
});

test('a word is cut between letters, to at most 100 bytes', () => {
  expect(fileWord('x'.repeat(500))).toBe('x'.repeat(100));
  expect(fileWord('शर्मा'.repeat(50))).toMatch(/^(शर्मा)+(श|शर्)?$/);
  expect(new TextEncoder().encode(fileWord('शर्मा'.repeat(50))).length).toBeLessThanOrEqual(100);
});

test('an ASCII name keeps its ending', () => {
  expect(asciiFileName('lantern-bearers-equipe-ω.pdf')).toBe('lantern-bearers-equipe.pdf');
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsInCode } from './texts-in-code.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What docs/style-guide.md rules out, in every text that people read. */
const english =
  /\b(?:whoever|by itself|(?:is|are|was|were) tried again|stands? (?:in|on|at|beside|there)|r[au]ns? out of time|(?:is|are|has|have) run out|call(?:s|ed|ing)? off|could not be held|holds? (?:the clock|a part|no )|held for|good for (?:\d|an? )|the line (?:is|carries)|any ?more|goes on|gone on|would go on|go on without|told by|mails?(?! server)|mailed|sign(?:ed|ing|s)? (?:in|out)|sign-ins?|lobby|ledger|certificates?|breather|clips?|moderators?|participants?|to spend|first look|nobody of|somebody of|one of you of)\b/i;
/** “Session ID” has its capitals. */
const lowerCaseId = /[Ss]ession id\b/;
const german =
  /\b(?:Sitzung\w*|Leitung|von selbst|unerwünscht\w*|umsonst|Clips?|Stimme der Leitung|das Meiste|am Meisten|es wird [^.]* versucht)\b/;

/** Of documents the calques alone: they name states, protocols and parts of the code as well. */
const inDocuments = /\b(?:whoever|by itself|(?:is|are) tried again|could not be held|any more|goes on)\b/i;

/** Fixed by the specification, or names that programs read. */
const fixed = new Set([
  'Participant added successfully!',
  'Attendees invited successfully!',
  'Attendees updated successfully!',
  'social sign-in',
  'mail messages',
  'mails of …',
  'Token of a participant',
]);

const codeFolders = [
  'src/{views,routes,react,hydration,offline}/**/*.{ts,tsx}',
  'src/services/{device-check,http,page}/**/*.ts',
  'contract/{rules,words,calls}/**/*.ts',
  'server/{awards,companies,contact,credits,dashboard,demo,documents,experience,identity,notifications,orders,participants,pdf,scoring,sessions,status,trial}/**/*.ts',
  'server/mail/templates/**/*.ts',
  'server/http/{api-problem,error-handler,calls/openapi,calls/validation-errors}.ts',
];
/** Tools of developers and operators, lists of what people may type, and a story’s own words. */
const isOther = (file: string) =>
  /\.test\.|fixtures|src\/views\/debug\/|people-columns\.ts|business-email\.ts|log-filter\.ts|password-rules\.ts|site\/stories\.ts|orders\/reconcile\.ts/.test(
    file,
  );

const filesOf = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).filter((file) => !isOther(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const texts = filesOf(codeFolders).flatMap((file) =>
  textsInCode(file, read(file)).map((text) => ({ file, text, at: `${file}: ${text}` })),
);
const isGerman = ({ file }: { file: string }) => file.startsWith('contract/words/de/');

test.each([
  ['English', english, texts.filter((text) => !isGerman(text))],
  ['German', german, texts.filter(isGerman)],
] as const)('no %s text has a word that the style guide rules out', (_language, words, found) => {
  expect(found.length).toBeGreaterThan(300);
  const refused = found.filter(
    ({ text }) => (words.test(text) || lowerCaseId.test(text)) && !fixed.has(text),
  );
  expect(refused.map(({ at }) => at)).toEqual([]);
});

test('no document has a turn of phrase that the style guide rules out', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'content/en/{legal,blog}/*.md'], { cwd: root });
  expect(documents.length).toBeGreaterThan(20);
  const lines = documents
    .filter((file) => !['CHANGELOG.md', 'docs/style-guide.md'].includes(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => `${file}: ${line}`),
    );
  expect(lines.filter((line) => inDocuments.test(line))).toEqual([]);
});

test('plurals use the forms of the language, not a comparison with 1', () => {
  const handMade = filesOf(codeFolders).filter((file) =>
    /(?<!limit|factor) === 1\s*\?\s*['"`]/.test(read(file)),
  );
  expect(handMade).toEqual([]);
});

/** What machines, developers and the page of the log-in itself read. */
const inEnglish = new Set([
  'Unauthenticated.',
  'The form has no logout_token.',
  'The logout token is not valid.',
  'The message is not signed as it must be.',
  'The outbox is for people at this machine. OUTBOX=1 opens it to everybody.',
  'There is no such email.',
  'There is no such payment page.',
  'This request needs an Idempotency-Key header: one for each intention, kept when it is repeated.',
]);

test('refusals take their texts from the tables of the languages', () => {
  const written = filesOf(['server/**/*.ts']).flatMap((file) =>
    [
      ...read(file).matchAll(
        /(?:new ApiProblem\(\{(?:(?!\}\)).)*?\bmessage:|fieldProblem\([^,()]+,)\s*(?:\n\s*)?(['"`])(.*?)\1/gs,
      ),
    ].map(([, , text = '']) => text),
  );
  expect(written.filter((text) => !inEnglish.has(text))).toEqual([]);
  expect([...inEnglish].filter((text) => !written.includes(text))).toEqual([]);
});

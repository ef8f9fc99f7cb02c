import type { ExportFile } from './export-file.ts';

const width = 88;

const wrapped = (text: string, margin: string): string => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)}${lines.at(-1) === '' ? '' : ' '}${word}`;
    if (line.length > width - margin.length && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `${margin}${line}`).join('\r\n');
};

const resultsAbout =
  'How each session went, in a folder of its own, once it has started: scorecards of the teams, analysis, ratings and awards (results.json, results.csv), who was there from when to when (attendance.csv), and the course of the session (log.csv). A session whose story is no longer installed has no folder.';

const missing = [
  'Passwords, tokens, codes, keys of second factors, personal links, sign-up links and links to reports: they are secret.',
  'What was erased, or deleted because its period has passed.',
  'How a single guest voted or rated, unless the guest shows it, and whether a guest objected to the analysis. Guests download it themselves with their personal link.',
  'What teams wrote in their chat. Guests download their own messages with their personal link.',
  'Picture and sound of sessions, which are never recorded.',
  'Log-ins and contact messages of single administrators, who download them at Profile, “Your data”.',
];

/** What the archive holds, for somebody who has only the archive. `at` in Unix ms. */
export function readMe(
  company: string,
  files: readonly Pick<ExportFile, 'path' | 'about'>[],
  at: number,
): string {
  return [
    `Everything that Muster keeps for ${company}`,
    `Made on ${new Date(at).toISOString()}`,
    '',
    'Tables are CSV files in UTF-8 with the names of their columns in the first line. Times',
    'are in UTC unless a file says otherwise. Ids connect the tables with one another. Text',
    'that a spreadsheet would run as a formula has an apostrophe before it.',
    '',
    'FILES',
    '',
    ...files.flatMap(({ path, about }) => [path, wrapped(about, '    ')]),
    'results/',
    wrapped(resultsAbout, '    '),
    '',
    'NOT IN IT',
    '',
    ...missing.map((text) => `- ${wrapped(text, '  ').trimStart()}`),
    '',
  ].join('\r\n');
}

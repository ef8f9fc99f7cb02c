import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { captionProblems } from '#contract/story/captions.ts';
import { languagesOf, type Scene, type StorySource, storyIn } from '#contract/story/story.ts';
import { longestPathMs, shortestPathMs } from '#contract/story/story-graph.ts';
import { error, type StoryProblem } from '#contract/story/story-problems.ts';
import { validateStory } from '#contract/story/validate-story.ts';
import { pathTolerance, simulateStory } from '../../server/simulation/simulate-story.ts';
import { misuse, readCommandLine, readVerb, wholeNumber } from './command-line.ts';

const usage = `npm run story -- check [slug …]                      what is wrong with stories
npm run story -- preview <slug> [--language de]       a story as one page of text
npm run story -- simulate <slug> [--sessions 1000]    play it with bots of different temper
npm run story -- export <slug> <file.json>            story and captions in one file
npm run story -- import <file.json>                   the way back; refuses what check refuses`;

const root = path.resolve(import.meta.dirname, '../../content/stories');

/** A story with its captions, as it is handed to somebody else. */
interface Parcel {
  story: StorySource;
  /** WebVTT by `<clip>.<language>`. */
  captions: Record<string, string>;
}

const mediaOf = (source: StorySource): string[] => [
  ...new Set(source.scenes.flatMap((scene) => ('clip' in scene ? [scene.clip.media] : []))),
];

const slugs = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function readParcel(slug: string): Parcel {
  if (!slugs().includes(slug)) misuse(`There is no story ${slug}. There are: ${slugs().join(', ')}.`);
  const folder = path.join(root, slug);
  const story = JSON.parse(readFileSync(path.join(folder, 'story.json'), 'utf8')) as StorySource;
  if (validateStory(story).some(({ code }) => code === 'schema')) return { story, captions: {} };
  const names = mediaOf(story).flatMap((media) =>
    languagesOf(story).map((language) => `${media}.${language}`),
  );
  const present = names.filter((name) => existsSync(path.join(folder, 'captions', `${name}.vtt`)));
  const captions = present.map((name) => [
    name,
    readFileSync(path.join(folder, 'captions', `${name}.vtt`), 'utf8'),
  ]);
  return { story, captions: Object.fromEntries(captions) };
}

function problemsOf({ story, captions }: Parcel): StoryProblem[] {
  const problems = validateStory(story);
  if (problems.some(({ code }) => code === 'schema')) return problems;
  const spoken = languagesOf(story).flatMap((language) =>
    storyIn(story, language).scenes.flatMap((scene) => {
      if (!('clip' in scene)) return [];
      const vtt = captions[`${scene.clip.media}.${language}`];
      return vtt === undefined
        ? [error('captions', `No captions ${scene.clip.media}.${language}`, scene.id)]
        : captionProblems(scene.clip, language, vtt);
    }),
  );
  return [...problems, ...spoken, ...missingPictures(story)];
}

/** Pictures that options name and the story's `art/` does not have. */
const missingPictures = ({ slug, scenes }: StorySource): StoryProblem[] =>
  scenes.flatMap((scene) =>
    scene.kind === 'decision'
      ? scene.options.flatMap(({ picture }) =>
          picture && !existsSync(path.join(root, slug, 'art', `${picture}.webp`))
            ? [error('missing-media', `No picture art/${picture}.webp`, scene.id)]
            : [],
        )
      : [],
  );

function unrendered({ story }: Parcel): string[] {
  const folder = path.join(root, story.slug, 'media');
  return mediaOf(story).filter((media) => !existsSync(path.join(folder, media, 'master.m3u8')));
}

function check(wanted: readonly string[]): boolean {
  let isSound = true;
  for (const slug of wanted) {
    const parcel = readParcel(slug);
    const problems = problemsOf(parcel);
    for (const { severity, code, message } of problems)
      console.log(`${slug}: ${severity} ${code}: ${message}`);
    if (problems.some(({ severity }) => severity === 'error')) {
      isSound = false;
      continue;
    }
    const story = storyIn(parcel.story, parcel.story.language);
    const [least, most] = [shortestPathMs(story), longestPathMs(story)].map((ms) => (ms / 60_000).toFixed(1));
    const missing = unrendered(parcel);
    const media = missing.length === 0 ? 'rendered' : `not offered: ${missing.length} clips are not rendered`;
    console.log(
      `${slug}: ${story.scenes.length} scenes, ${least} to ${most} min, ${languagesOf(parcel.story).join(' and ')}, ${media}`,
    );
  }
  return isSound;
}

function outline(scene: Scene): string[] {
  const head = `## ${scene.title} (${scene.kind} ${scene.id})`;
  if (scene.kind === 'clip') return [head, scene.clip.textTwin, `→ ${scene.next}`];
  if (scene.kind === 'ending')
    return [head, scene.clip.textTwin, scene.epilogue, `Award: ${scene.award}`, ...(scene.debrief ?? [])];
  if (scene.kind === 'breather') return [head, scene.prompt, ...scene.questions, `→ ${scene.next}`];
  if (scene.kind === 'challenge')
    return [
      head,
      scene.prompt,
      ...scene.clues.map(({ title, text }) => `- ${title}: ${text}`),
      ...scene.hints.map(({ text, cost }) => `Hint (${cost}): ${text}`),
      scene.explanation,
      `→ ${scene.next}`,
    ];
  const options = scene.options.map(
    ({ label, detail, points, explanation, next }) =>
      `- **${label}** ${detail} (${Object.entries(points)
        .map(([id, value]) => `${id} ${value}`)
        .join(', ')}; ${explanation}) → ${next}`,
  );
  return [head, scene.question, ...options];
}

const largestParcelBytes = 20 * 1024 * 1024;

/** A file of somebody else's: nothing of it is taken for granted before `problemsOf` has looked at the story. */
function readForeignParcel(file: string): Parcel | string {
  if (!existsSync(file)) return `There is no file ${file}.`;
  if (statSync(file).size > largestParcelBytes) return 'The file is larger than 20 MB, which no story is.';
  let parcel: unknown;
  try {
    parcel = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return 'The file is not JSON. Make one with `npm run story -- export`.';
  }
  const { story, captions } = (parcel ?? {}) as Partial<Parcel>;
  const isWhole =
    typeof story === 'object' &&
    typeof captions === 'object' &&
    captions !== null &&
    Object.values(captions).every((text) => typeof text === 'string');
  return isWhole ? { story, captions } : 'The file holds no story with captions.';
}

function importParcel(file: string): boolean {
  const parcel = readForeignParcel(file);
  if (typeof parcel === 'string') {
    console.log(parcel);
    return false;
  }
  const errors = problemsOf(parcel).filter(({ severity }) => severity === 'error');
  for (const { code, message } of errors) console.log(`${code}: ${message}`);
  if (errors.length > 0) return false;
  const folder = path.join(root, parcel.story.slug);
  mkdirSync(path.join(folder, 'captions'), { recursive: true });
  writeFileSync(path.join(folder, 'story.json'), `${JSON.stringify(parcel.story, null, 2)}\n`);
  for (const media of mediaOf(parcel.story))
    for (const language of languagesOf(parcel.story)) {
      const name = `${media}.${language}`;
      writeFileSync(path.join(folder, 'captions', `${name}.vtt`), parcel.captions[name] ?? '');
    }
  console.log(`${parcel.story.slug}: imported; \`npm run media -- --story ${parcel.story.slug}\` renders it`);
  return true;
}

const verbs = {
  check: { words: ['SLUG…'] },
  preview: { words: ['the SLUG of a story'], options: ['language'] },
  simulate: { words: ['the SLUG of a story'], options: ['sessions'] },
  export: { words: ['the SLUG of a story', 'a FILE to write'] },
  import: { words: ['a FILE to read'] },
} as const;

function run(command: keyof typeof verbs, names: readonly string[], options: typeof typed.values): boolean {
  const [name = '', file = ''] = names;
  if (command === 'check') return check(names.length > 0 ? names : slugs());
  if (command === 'preview') {
    const { story: source } = readParcel(name);
    const language = options.language ?? source.language;
    const languages = languagesOf(source);
    if (!languages.includes(language))
      misuse(`${name} is not told in ${language}. Its languages: ${languages.join(', ')}.`);
    const story = storyIn(source, language);
    const scenes = story.scenes.map((scene) => outline(scene).join('\n\n'));
    console.log([`# ${story.title}`, story.tagline, story.synopsis, ...scenes].join('\n\n'));
    return true;
  }
  if (command === 'simulate') {
    const { story: source } = readParcel(name);
    const sessions = wholeNumber(options.sessions ?? '1000', '--sessions');
    const report = simulateStory(storyIn(source, source.language), sessions);
    console.log(JSON.stringify(report, null, 2));
    for (const id of report.unfair)
      console.log(
        `unfair: one way out of "${id}" is better by more than ${100 * pathTolerance} % of what could be earned`,
      );
    return report.neverTaken.length === 0 && report.unfair.length === 0;
  }
  if (command === 'export') {
    writeFileSync(file, `${JSON.stringify(readParcel(name), null, 2)}\n`);
    return true;
  }
  return importParcel(name);
}

const typed = readCommandLine(usage, { language: { type: 'string' }, sessions: { type: 'string' } });
const { verb, words } = readVerb(usage, verbs, typed);
process.exitCode = run(verb, words, typed.values) ? 0 : 1;

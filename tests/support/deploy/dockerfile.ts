import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { copyTree, type InRoot, inRoot, networkEnv } from './debian-root.ts';

export interface Image {
  root: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
  command: string[];
  healthCheck: string[];
}

interface BuildOptions {
  dockerfile: string;
  /** The files that `COPY` finds. */
  context: string;
  /** Holds what `FROM node:…-bookworm-slim` stands for. */
  baseRoot: string;
  /** A folder for the stages' roots. */
  folder: string;
}

/** Each instruction with its words; lines that go on are one. */
const instructionsOf = (dockerfile: string) =>
  dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [name = '', ...rest] = line.split(' ');
      return [name, rest.join(' ').trim()];
    });

/** Carries out a Dockerfile without a container engine; throws for an instruction that it does not know. */
export async function buildImage({ dockerfile, context, baseRoot, folder }: BuildOptions): Promise<Image> {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const [name, words] of instructionsOf(dockerfile)) {
    if (name === 'FROM') {
      const [from = '', , alias = `stage-${stages.size}`] = words.split(' ');
      if (!/^node:\d+-bookworm-slim$/.test(from)) throw new Error(`No base for ${from}`);
      const root = path.join(folder, alias);
      await copyTree(baseRoot, root);
      image = { root, env: {}, workdir: '/', user: 'root', command: [], healthCheck: [] };
      stages.set(alias, image);
      continue;
    }
    if (!image) throw new Error(`${name} before FROM`);
    await carryOut(image, name, words, context, stages);
  }
  if (!image) throw new Error('A Dockerfile without FROM');
  return image;
}

async function carryOut(
  image: Image,
  name: string,
  words: string,
  context: string,
  stages: ReadonlyMap<string, Image>,
): Promise<void> {
  const shell: InRoot = { env: { ...networkEnv, ...image.env }, workdir: image.workdir };
  switch (name) {
    case 'WORKDIR':
      image.workdir = words;
      await mkdir(path.join(image.root, words), { recursive: true });
      return;
    case 'ENV':
      for (const pair of words.split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        image.env[key] = value;
      }
      return;
    case 'RUN':
      await inRoot(image.root, words, shell);
      return;
    case 'COPY': {
      const [from, ...places] = words.startsWith('--from=') ? words.split(' ') : ['', ...words.split(' ')];
      const stage = stages.get(from?.slice('--from='.length) ?? '');
      const [source = '', target = ''] = places;
      const found = stage ? path.join(stage.root, source) : path.join(context, source);
      const place = path.resolve('/', image.workdir, target);
      await mkdir(path.join(image.root, place), { recursive: true });
      await copyTree(`${found}/.`, path.join(image.root, place));
      return;
    }
    case 'USER':
      image.user = words;
      return;
    case 'CMD':
      image.command = JSON.parse(words);
      return;
    case 'HEALTHCHECK':
      image.healthCheck = JSON.parse(words.slice(words.indexOf('CMD') + 'CMD'.length));
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`${name} is not known here`);
  }
}

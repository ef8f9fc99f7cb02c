import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { questionParts } from '#contract/words/question-parts.ts';

interface Scene {
  id: string;
  kind: string;
  question?: Record<string, string>;
}

test.each(['the-borrowed-light', 'one-place-too-many', 'the-six-oclock-water'])(
  'every decision of %s asks',
  async (slug) => {
    const text = await readFile(path.join(import.meta.dirname, slug, 'story.json'), 'utf8');
    const { scenes }: { scenes: Scene[] } = JSON.parse(text);
    const questions = scenes
      .filter(({ kind }) => kind === 'decision')
      .flatMap(({ id, question = {} }) =>
        Object.entries(question).map(
          ([language, text]) => `${id} ${language}: ${questionParts(text).question}`,
        ),
      );
    expect(questions.length).toBeGreaterThan(3);
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  },
);

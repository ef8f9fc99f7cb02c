import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Story } from '#contract/story/story.ts';

const file = path.resolve(import.meta.dirname, '../../content/stories/the-borrowed-light/story.json');

/** The short story that ships with the product. */
export const borrowedLight = JSON.parse(readFileSync(file, 'utf8')) as Story;

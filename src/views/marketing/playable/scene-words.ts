import { demo } from '#contract/words/en/demo.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';

export const sceneWords = tablesByLanguage(
  demo,
  import.meta.glob('../../../../contract/words/*/demo.ts', { import: 'demo', eager: true }),
);

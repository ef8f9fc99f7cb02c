import { useDiagnosis } from '../../react/use-status.ts';
import type { HelpWords } from '#contract/words/en/help.ts';
import { CopyTextButton } from './copy-text-button.tsx';

interface CopyDiagnosisProps {
  words: HelpWords['diagnosis'];
}

/** Copies the facts that support needs first. */
export function CopyDiagnosis({ words }: CopyDiagnosisProps) {
  return <CopyTextButton label={words.copy} write={useDiagnosis()} words={words} />;
}

import { useDiagnosis } from '../../react/use-status.ts';
import { CopyTextButton } from './copy-text-button.tsx';

const words = {
  copied: 'Diagnosis copied',
  failed: 'That did not work. Try again',
  byHand: 'Copy this by hand',
};

/** Copies what support asks first. */
export function CopyDiagnosis() {
  return <CopyTextButton label="Copy a diagnosis" write={useDiagnosis()} words={words} />;
}

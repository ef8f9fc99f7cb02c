import { HelpDialog } from './help-dialog.tsx';
import { useHelpWords } from './use-help-words.ts';

/** Replaces the panel where its code failed to load. */
export function HelpUnavailable({ onClose }: { onClose: () => void }) {
  const { outOfReach } = useHelpWords();
  return (
    <HelpDialog onClose={onClose}>
      <p>{outOfReach}</p>
    </HelpDialog>
  );
}

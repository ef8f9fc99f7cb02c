import { HelpDialog } from './help-dialog.tsx';
import { useHelpWords } from './use-help-words.ts';

/** What stands for the panel where its code did not arrive. */
export function HelpUnavailable({ onClose }: { onClose: () => void }) {
  const { outOfReach } = useHelpWords();
  return (
    <HelpDialog onClose={onClose}>
      <p>{outOfReach}</p>
    </HelpDialog>
  );
}

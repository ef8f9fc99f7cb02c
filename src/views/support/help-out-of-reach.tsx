import { HelpDialog } from './help-dialog.tsx';

/** What stands for the panel where its code did not arrive. */
export default function HelpOutOfReach({ onClose }: { onClose: () => void }) {
  return (
    <HelpDialog onClose={onClose}>
      <p>The questions did not arrive. Check your connection and open this again.</p>
    </HelpDialog>
  );
}

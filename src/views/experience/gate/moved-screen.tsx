import { Button } from '../../shared/controls/button.tsx';
import { DarkLantern } from './dark-lantern.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** The seat is held by a newer tab; this one is still. */
export function MovedScreen() {
  const { live } = useWords();
  return (
    <NightShell>
      <EmptyState
        scene={<DarkLantern />}
        heading="h1"
        title={live.moved}
        action={<Button onClick={() => window.location.reload()}>{live.continueHere}</Button>}
      >
        <p>{live.movedText}</p>
      </EmptyState>
    </NightShell>
  );
}

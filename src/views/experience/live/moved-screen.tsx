import { Button } from '@mantine/core';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { NightShell } from '../../shared/night-shell.tsx';

/** The seat is held by a newer tab; this one is still. */
export function MovedScreen() {
  return (
    <NightShell>
      <EmptyState
        scene={<NoSessionsScene />}
        heading="h1"
        title="You went on in another tab"
        action={<Button onClick={() => window.location.reload()}>Continue here instead</Button>}
      >
        <p>The newest tab has your seat, so that nobody hears you twice. You can close this one.</p>
      </EmptyState>
    </NightShell>
  );
}

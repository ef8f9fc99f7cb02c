import { Button } from '@mantine/core';
import { selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NoSessionsScene } from '../../shared/illustrations/empty-scenes.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const words: Record<string, { title: string; text: string }> = {
  cancelled: {
    title: 'This session was called off',
    text: 'You need to do nothing. If a new date is set, another invitation will follow.',
  },
  failed: {
    title: 'This session could not be held',
    text: 'Something on our side broke it off. Your host has been told, and nothing was charged for it.',
  },
  left: {
    title: 'You have left the session',
    text: 'Your camera and microphone are off. While the session runs, your seat stays yours.',
  },
};

/** Cancelled, failed or left: what happened and the way on. */
export function SessionOver() {
  const scene = String(useExperience(selectScene));
  const { dataPackage } = useLiveSession();
  const said = words[scene];
  if (!said) return null;
  return (
    <NightShell title={dataPackage.session.title} actions={<SignOutButton />}>
      <EmptyState
        scene={<NoSessionsScene />}
        heading="h1"
        title={said.title}
        action={
          scene === 'left' ? (
            <Button onClick={() => window.location.reload()}>Come back</Button>
          ) : (
            <ButtonLink to="/">To the home page</ButtonLink>
          )
        }
      >
        <p>{said.text}</p>
        <p>
          Hosted by {dataPackage.session.host}, {dataPackage.session.company}.
        </p>
      </EmptyState>
    </NightShell>
  );
}

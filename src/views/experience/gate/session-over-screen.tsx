import { Button } from '../../shared/controls/button.tsx';
import { selectPlan, selectScene } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { DarkLantern } from './dark-lantern.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useWords } from '../../../words/use-words.tsx';

const ways = ['cancelled', 'failed', 'left'] as const;

/** Cancelled, failed or left: what happened and the way on. */
export function SessionOverScreen() {
  const scene = String(useExperience(selectScene));
  const { cancelled_by: cancelledBy } = useExperience(selectPlan);
  const { dataPackage } = useLiveSession();
  const { common, over } = useWords();
  const way = ways.find((one) => one === scene);
  if (!way) return null;
  return (
    <NightShell title={dataPackage.session.title} actions={<SignOutButton />}>
      <EmptyState
        scene={<DarkLantern />}
        heading="h1"
        title={over[way]}
        action={
          scene === 'left' ? (
            <Button onClick={() => window.location.reload()}>{over.comeBack}</Button>
          ) : (
            <ButtonLink to="/">{common.toHome}</ButtonLink>
          )
        }
      >
        {way === 'cancelled' && cancelledBy ? <p>{over.cancelledBy(cancelledBy)}</p> : null}
        <p>{over[`${way}Text`]}</p>
        <p>{over.hosted(dataPackage.session.host, dataPackage.session.company)}</p>
      </EmptyState>
    </NightShell>
  );
}

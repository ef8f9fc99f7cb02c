import { sceneWords } from '../marketing/playable/scene-words.ts';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { LiveSessionContext, useExperience } from '../../machines/live-session/use-live-session.tsx';
import { usePlayableScene } from '../../machines/playable-scene/use-playable-scene.tsx';
import { SessionChart } from '../dashboard/session/chart/session-chart.tsx';
import { SceneCinema } from '../marketing/playable/scene-cinema.tsx';
import { Control, Controls } from './controls.tsx';
import styles from './debug-page.module.css';
import { PlaybackFacts } from './playback-facts.tsx';

type Director = NonNullable<ReturnType<typeof usePlayableScene>['director']>;
type Command = Parameters<Director['put']>[0];

/** What may be done to the session, in its current state. */
function commandsFor(director: Director): readonly (readonly [label: string, command: Command])[] {
  const { sceneId, seats } = director.context();
  const [, fellow] = seats;
  const skip = (stage: 'clip' | 'decision' | 'breakout') =>
    ({ type: 'host.skipped', sceneId: sceneId ?? '', stage }) as const;
  return [
    ['Skip the clip', skip('clip')],
    ['Close the vote', skip('decision')],
    ['Close the riddle', skip('breakout')],
    ['Hold', { type: 'host.held' }],
    ['Go on', { type: 'host.resumed' }],
    ['A minute more', { type: 'host.extended', ms: 60_000 }],
    [`${fellow?.id} leaves`, { type: 'seat.disconnected', seatId: fellow?.id ?? '' }],
    [`${fellow?.id} comes back`, { type: 'seat.connected', seatId: fellow?.id ?? '' }],
    ['End', { type: 'host.ended' }],
  ];
}

function useStates(director: Director): readonly string[] {
  const known = useRef<readonly string[]>([]);
  const read = useCallback(() => {
    const states = director.states();
    if (states.join() !== known.current.join()) known.current = states;
    return known.current;
  }, [director]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = director.onChange(changed);
      return () => void stop();
    },
    [director],
  );
  return useSyncExternalStore(subscribe, read);
}

function Host({ director }: { director: Director }) {
  const states = useStates(director);
  const seat = useExperience(({ value }) => value);
  const playback = useExperience(({ context }) => context.playback);
  useExperience(({ context }) => context.public?.seq);
  return (
    <>
      <Controls title="To the director">
        {commandsFor(director).map(([label, command]) => (
          <Control key={label} possible={director.can(command)} press={() => director.put(command)}>
            {label}
          </Control>
        ))}
      </Controls>
      <p>
        The seat’s machine is in <code>{JSON.stringify(seat)}</code>.
      </p>
      <PlaybackFacts playback={playback} />
      <SessionChart states={states} />
    </>
  );
}

/** A session in this page: the real director, bots, clock, player and screens, with the controls of a host. */
export function RunningScene() {
  const { snapshot, send, session, director } = usePlayableScene('en');
  if (!session || !director) {
    const isOver = snapshot.matches('over');
    return (
      <p role="status">
        {isOver
          ? 'The scene is over. '
          : snapshot.hasTag('failed')
            ? 'The clips cannot be read. '
            : 'The scene opens.'}
        {snapshot.hasTag('busy') ? null : (
          <Control press={() => send({ type: isOver ? 'scene.replayed' : 'scene.retried' })}>
            Begin again
          </Control>
        )}
      </p>
    );
  }
  return (
    <LiveSessionContext value={session}>
      <div className={styles.screen}>
        <SceneCinema words={sceneWords.en} director={director} />
      </div>
      <Host director={director} />
    </LiveSessionContext>
  );
}

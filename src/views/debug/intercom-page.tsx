import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type EventFrom, fromPromise } from 'xstate';
import { useOptionalActor } from '../../actors-context.tsx';
import { supportWidgetMachine } from '../../machines/support-widget/support-widget-machine.ts';
import { useViewActorRef } from '../../machines/view-actors/use-view-actor.tsx';
import type { SupportIdentity } from '../../services/support-chat.ts';
import { ActorChart } from './actor-chart.tsx';
import { Control, Controls } from './controls.tsx';
import { DebugPage } from './debug-page.tsx';
import { useManualServer } from './use-manual-server.ts';

const person = (user_type: SupportIdentity['user_type'], user_id: string): SupportIdentity => ({
  user_type,
  user_id,
  name: `Olga of ${user_id}`,
  email: `${user_id}@acme.test`,
  created_at: 1_760_000_000,
});

const events: readonly (readonly [label: string, event: EventFrom<typeof supportWidgetMachine>])[] = [
  ['An owner signs in', { type: 'person.signedIn', identity: person('admin', 'owner-1') }],
  ['Another owner signs in', { type: 'person.signedIn', identity: person('admin', 'owner-2') }],
  ['A participant signs in', { type: 'person.signedIn', identity: person('consumer', 'seat-1') }],
  ['The owner signs out', { type: 'person.signedOut', userType: 'admin' }],
  ['The participant signs out', { type: 'person.signedOut', userType: 'consumer' }],
];

/** The widget as it is with an app id, with a manual server for its chat. */
function WidgetWithChat() {
  const server = useManualServer<void>();
  const machine = useMemo(
    () =>
      supportWidgetMachine.provide({
        actors: { boot: fromPromise(server.ask), shutDown: fromPromise(server.ask) },
      }),
    [server],
  );
  const actor = useViewActorRef(machine, { configured: true });
  const asks = useSelector(
    actor,
    (snapshot) => snapshot.matches({ started: 'booting' }) || snapshot.matches('shuttingDown'),
  );
  return (
    <>
      <Controls title="To the widget with an app id">
        {events.map(([label, event]) => (
          <Control key={label} press={() => actor.send(event)}>
            {label}
          </Control>
        ))}
        <Control possible={asks} press={() => server.answer()}>
          The chat answers
        </Control>
        <Control possible={asks} press={server.refuse}>
          The chat fails
        </Control>
      </Controls>
      <ActorChart actor={actor} title="With an app id" />
    </>
  );
}

/** `/debug/intercom`: the support widget of this build, and the one of a build with a chat. */
export default function IntercomPage() {
  const own = useOptionalActor('supportWidget');
  return (
    <DebugPage path="/debug/intercom">
      {own ? <ActorChart actor={own} title="In this build" /> : null}
      <WidgetWithChat />
    </DebugPage>
  );
}

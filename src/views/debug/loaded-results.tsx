import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLoaderOf, useLoaderRef } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useResultWords } from '../../words/result-words.ts';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { ActorChart } from './actor-chart.tsx';
import { Control, Controls } from './controls.tsx';
import { useManualServer } from './use-manual-server.ts';

interface LoadedResultsProps<Data> {
  /** What the server may answer, by the words on its button; the first is there at once. */
  answers: Record<string, Data>;
  children: (data: Data) => ReactNode;
}

/** Results under the real loader, with a manual server in this page. */
export function LoadedResults<Data>({ answers, children }: LoadedResultsProps<Data>) {
  const { results: words } = useResultWords();
  const server = useManualServer(Object.values(answers)[0]);
  const loader = useLoaderRef('results', { load: server.ask });
  const { data, error, busy, failed, refresh } = useLoaderOf<Data>(loader);
  const canAsk = useSelector(loader, (snapshot) => snapshot.can({ type: 'data.requested' }));
  return (
    <>
      <Controls title="To the loader">
        <Control possible={canAsk} press={refresh}>
          Ask anew
        </Control>
        <Control press={() => loader.send({ type: 'subject.changed' })}>Ask for another</Control>
        {Object.entries(answers).map(([label, answer]) => (
          <Control key={label} possible={busy} press={() => server.answer(answer)}>
            {`Answer: ${label}`}
          </Control>
        ))}
        <Control possible={busy} press={server.refuse}>
          Refuse
        </Control>
      </Controls>
      {failed ? (
        <ErrorPanel title={words.notYet} message={readableMessage(error)} onRetry={refresh} />
      ) : data === undefined ? (
        <PageSkeleton label={words.adding} />
      ) : (
        children(data)
      )}
      <ActorChart actor={loader} title="The loader" />
    </>
  );
}

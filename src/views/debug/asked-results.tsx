import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLoaderRef, useLoading } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useWords } from '../experience/words/use-words.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { ActorChart } from './actor-chart.tsx';
import styles from './debug-page.module.css';
import { useDesk } from './use-desk.ts';

interface AskedResultsProps<Data> {
  /** What the desk may answer, by the words on its button; the first is there at once. */
  answers: Record<string, Data>;
  children: (data: Data) => ReactNode;
}

/** Results under the real loader, whose server is a desk in this page. */
export function AskedResults<Data>({ answers, children }: AskedResultsProps<Data>) {
  const { results: words } = useWords();
  const desk = useDesk(Object.values(answers)[0]);
  const loader = useLoaderRef('results', { load: desk.ask });
  const { data, error, busy, failed, refresh } = useLoading<Data>(loader);
  const canAsk = useSelector(loader, (snapshot) => snapshot.can({ type: 'data.requested' }));
  return (
    <>
      <fieldset className={styles.controls}>
        <legend>To the loader</legend>
        <Button size="sm" variant="default" disabled={!canAsk} onClick={refresh}>
          Ask anew
        </Button>
        <Button size="sm" variant="default" onClick={() => loader.send({ type: 'subject.changed' })}>
          Ask for another
        </Button>
        {Object.entries(answers).map(([label, answer]) => (
          <Button
            key={label}
            size="sm"
            variant="default"
            disabled={!busy}
            onClick={() => desk.answer(answer)}
          >
            {`Answer: ${label}`}
          </Button>
        ))}
        <Button size="sm" variant="default" disabled={!busy} onClick={desk.refuse}>
          Refuse
        </Button>
      </fieldset>
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

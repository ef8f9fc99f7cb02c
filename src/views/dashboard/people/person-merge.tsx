import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Consumer, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { useConsumers } from '../../../react/use-consumers.ts';
import { useMergePerson } from '../../../react/use-person.ts';
import { usePersonWords } from '../../../words/organiser/person-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from './consumer-name.ts';

const described = (consumer: Consumer) => {
  const name = consumerName(consumer);
  return name === consumer.email ? name : `${name}, ${consumer.email}`;
};

interface PersonMergeProps {
  person: PersonDetail;
  onMerged: (kept: PersonDetail) => void;
}

/** A second entry of the same person is found, and merged into this one after a question. */
export function PersonMerge({ person, onMerged }: PersonMergeProps) {
  const words = usePersonWords().merge;
  const known = useConsumers();
  const [chosen, setChosen] = useState<Consumer>();
  const [isAsked, setAsked] = useState(false);
  const merge = useMergePerson(String(person.id), (kept) => {
    setChosen(undefined);
    known.type('');
    onMerged(kept);
  });
  const others = (known.rows ?? []).filter(({ id }) => id !== person.id);
  const shown = chosen && !others.some(({ id }) => id === chosen.id) ? [chosen, ...others] : others;
  return (
    <section className={`${styles.panel} ${styles.section}`} aria-labelledby="merge">
      <h2 id="merge" className={styles.panelTitle}>
        {words.heading}
      </h2>
      <p className={styles.soft}>{words.lead}</p>
      <Select
        label={words.other}
        placeholder={words.placeholder}
        searchable
        clearable
        searchValue={known.search}
        onSearchChange={known.type}
        filter={({ options }) => options}
        nothingFoundMessage={known.busy ? words.looking : words.noMatch}
        error={known.failed ? words.failed(known.failure?.message ?? '') : undefined}
        data={shown.map((consumer) => ({ value: String(consumer.id), label: described(consumer) }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => setChosen(shown.find((consumer) => String(consumer.id) === id))}
      />
      {merge.failure ? <p role="alert">{merge.failure.message}</p> : null}
      <div className={styles.actions}>
        <Button variant="default" disabled={!chosen} loading={merge.busy} onClick={() => setAsked(true)}>
          {words.merge}
        </Button>
      </div>
      {chosen ? (
        <ConfirmDialog
          opened={isAsked}
          onClose={() => setAsked(false)}
          title={words.ask(consumerName(chosen), consumerName(person))}
          act={words.merge}
          keep={words.keep}
          busy={merge.busy}
          onAct={() => {
            setAsked(false);
            merge.issue(chosen.id);
          }}
        >
          <p>{words.text(chosen.email, person.email)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Consumer, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { useConsumers } from '../../../react/use-consumers.ts';
import { useMergePerson } from '../../../react/use-person.ts';
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
        Merge with another entry
      </h2>
      <p className={styles.soft}>For one person whom you have listed twice, under two email addresses.</p>
      <Select
        label="The other entry"
        placeholder="Name or email"
        searchable
        clearable
        searchValue={known.search}
        onSearchChange={known.type}
        filter={({ options }) => options}
        nothingFoundMessage={known.busy ? 'Looking …' : 'No match'}
        error={known.failed ? `The list didn’t load. ${known.failure?.message ?? ''}` : undefined}
        data={shown.map((consumer) => ({ value: String(consumer.id), label: described(consumer) }))}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => setChosen(shown.find((consumer) => String(consumer.id) === id))}
      />
      {merge.failure ? <p role="alert">{merge.failure.message}</p> : null}
      <div className={styles.actions}>
        <Button variant="default" disabled={!chosen} loading={merge.busy} onClick={() => setAsked(true)}>
          Merge entries
        </Button>
      </div>
      {chosen ? (
        <ConfirmDialog
          opened={isAsked}
          onClose={() => setAsked(false)}
          title={`Merge ${consumerName(chosen)} into ${consumerName(person)}?`}
          act="Merge entries"
          keep="Keep both"
          busy={merge.busy}
          onAct={() => {
            setAsked(false);
            merge.issue(chosen.id);
          }}
        >
          <p>
            {person.email} stays and takes over the sessions and tags of {chosen.email}, which goes.
            Invitations to upcoming sessions are cancelled there and sent to {person.email}. You can’t undo
            this.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

import { useState } from 'react';
import type { PersonDetail } from '#contract/calls/schemas/consumers.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import type { PersonExit } from '../../../react/use-person.ts';
import { usePersonWords } from '../../../words/organiser/person-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from './consumer-name.ts';

const toCome: readonly SessionStatus[] = ['draft', 'scheduled', 'lobby'];

interface PersonExitsProps {
  person: PersonDetail;
  exits: Command<PersonExit>;
}

/** Off the company's list, or erased; each says first what goes. */
export function PersonExits({ person, exits }: PersonExitsProps) {
  const words = usePersonWords().exits;
  const [asked, setAsked] = useState<'leave' | 'erase'>();
  const name = consumerName(person);
  const upcoming = person.seats.filter(({ status }) => toCome.includes(status)).length;
  const close = () => setAsked(undefined);
  return (
    <section className={`${styles.panel} ${styles.section}`} aria-labelledby="exits">
      <h2 id="exits" className={styles.panelTitle}>
        {words.heading}
      </h2>
      <p className={styles.soft}>{words.lead}</p>
      <div className={styles.actions}>
        {person.left_at === null ? (
          <Button variant="default" disabled={!exits.possible} onClick={() => setAsked('leave')}>
            {words.leave}
          </Button>
        ) : (
          <Button variant="default" loading={exits.busy} onClick={() => exits.issue('return')}>
            {words.putBack}
          </Button>
        )}
        <Button variant="outline" color="ember" disabled={!exits.possible} onClick={() => setAsked('erase')}>
          {words.erase}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'leave'}
        onClose={close}
        title={words.askLeave(name)}
        act={words.remove}
        keep={words.keep}
        busy={exits.busy}
        onAct={() => {
          exits.issue('leave');
          close();
        }}
      >
        <p>{words.leaveText(upcoming)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'erase'}
        onClose={close}
        title={words.askErase(name)}
        act={words.erase}
        keep={words.keep}
        busy={exits.busy}
        onAct={() => {
          exits.issue('erase');
          close();
        }}
      >
        <p>{words.eraseText(upcoming)}</p>
      </ConfirmDialog>
    </section>
  );
}

import { useState } from 'react';
import type { PersonDetail } from '#contract/calls/schemas/consumers.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import type { PersonExit } from '../../../react/use-person.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import styles from '../dashboard.module.css';
import { consumerName } from './consumer-name.ts';
import { plural } from '#contract/words/en/counts.ts';

const toCome: readonly SessionStatus[] = ['draft', 'scheduled', 'lobby'];

interface PersonExitsProps {
  person: PersonDetail;
  exits: Command<PersonExit>;
}

/** Off the company's list, or erased; each says first what goes. */
export function PersonExits({ person, exits }: PersonExitsProps) {
  const [asked, setAsked] = useState<'leave' | 'erase'>();
  const name = consumerName(person);
  const upcoming = person.seats.filter(({ status }) => toCome.includes(status)).length;
  const close = () => setAsked(undefined);
  const upcomingText = plural(upcoming, 'upcoming session', 'upcoming sessions');
  return (
    <section className={`${styles.panel} ${styles.section}`} aria-labelledby="exits">
      <h2 id="exits" className={styles.panelTitle}>
        Remove or erase
      </h2>
      <p className={styles.soft}>
        Remove somebody who has left the company: their results stay. Erase them when they ask for it: nothing
        that names them stays.
      </p>
      <div className={styles.actions}>
        {person.left_at === null ? (
          <Button variant="default" disabled={!exits.possible} onClick={() => setAsked('leave')}>
            Remove from your people
          </Button>
        ) : (
          <Button variant="default" loading={exits.busy} onClick={() => exits.issue('return')}>
            Put back on the list
          </Button>
        )}
        <Button variant="outline" color="ember" disabled={!exits.possible} onClick={() => setAsked('erase')}>
          Erase guest
        </Button>
      </div>
      <ConfirmDialog
        opened={asked === 'leave'}
        onClose={close}
        title={`Remove ${name} from your people?`}
        act="Remove guest"
        keep="Keep guest"
        busy={exits.busy}
        onAct={() => {
          exits.issue('leave');
          close();
        }}
      >
        <p>
          {upcoming === 0
            ? 'They are in no upcoming session. Nobody is emailed.'
            : `They lose their place in ${upcomingText}. We’ll email them, and their links stop working.`}{' '}
          Past results stay. You can put them back later.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'erase'}
        onClose={close}
        title={`Erase ${name}?`}
        act="Erase guest"
        keep="Keep guest"
        busy={exits.busy}
        onAct={() => {
          exits.issue('erase');
          close();
        }}
      >
        <p>
          Name, email address, messages, ratings and awards go, here and in every session and email.{' '}
          {upcoming === 0 ? null : `They lose their place in ${upcomingText}. `}
          Team results stay without their name. Nobody is emailed. You can’t undo this.
        </p>
      </ConfirmDialog>
    </section>
  );
}

import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { AwardChanges } from '../../../experience/results/award/award-corrections.tsx';
import { AwardView } from '../../../experience/results/award/award-view.tsx';
import { Button } from '../../../shared/controls/button.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { useSessionResultsWords } from '../../../../words/organiser/sessions/session-results-words.ts';
import styles from './award-roll.module.css';
import { awardsInOrder } from './awards-in-order.ts';
import dashboard from '../../dashboard.module.css';

const pageSize = 25;

/** Up to here a list is read at a glance. */
const easilyReadAwards = 8;

interface AwardRollProps {
  awards: readonly Award[];
  changes: AwardChanges;
}

/** All awards of a session by name, and the certificate of the selected one: drawing hundreds stops a browser. */
export function AwardRoll({ awards, changes }: AwardRollProps) {
  const { awards: words } = useSessionResultsWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = awardsInOrder(awards, search);
  const [open, setOpen] = useState(found[0]?.code);
  if (awards.length === 0) return <p>{words.none}</p>;
  return (
    <div className={dashboard.section}>
      {awards.length > easilyReadAwards ? (
        <TextInput
          label={words.find}
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={words.findBy}
        />
      ) : null}
      {found.length === 0 ? <p>{words.noMatch}</p> : null}
      <PageByPage items={found} size={pageSize} words={words.pages}>
        {(shown) => (
          <ul className={styles.roll} aria-label={words.label}>
            {shown.map((award) => {
              const isOpen = award.code === open;
              return (
                <li key={award.code}>
                  <div>
                    <strong>{award.recipient}</strong>
                    <div className={dashboard.soft}>{award.kind === 'team' ? words.ofTeam : award.team}</div>
                  </div>
                  <Button
                    variant="subtle"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-sheet` : undefined}
                    aria-label={isOpen ? words.closeOf(award.recipient) : words.showOf(award.recipient)}
                    onClick={() => setOpen(isOpen ? undefined : award.code)}
                  >
                    {isOpen ? words.close : words.show}
                  </Button>
                  {isOpen ? (
                    <div id={`${id}-sheet`} className={styles.sheet}>
                      <AwardView award={award} changes={changes} />
                    </div>
                  ) : null}
                </li>
              );
            })}
          </ul>
        )}
      </PageByPage>
    </div>
  );
}

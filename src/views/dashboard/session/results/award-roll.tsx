import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import type { AwardChanges } from '../../../experience/results/award/award-corrections.tsx';
import { AwardView } from '../../../experience/results/award/award-view.tsx';
import { Button } from '../../../shared/controls/button.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';
import { PageByPage } from '../../../shared/lists/page-by-page.tsx';
import { pageWords } from '../../../shared/shell/page-words.ts';
import styles from './award-roll.module.css';
import { awardsInOrder } from './awards-in-order.ts';
import dashboard from '../../dashboard.module.css';

const words = pageWords('awards');
const pageSize = 25;

/** Up to here a list is read at a glance. */
const easilyReadAwards = 8;

interface AwardRollProps {
  awards: readonly Award[];
  changes: AwardChanges;
}

/** All awards of a session by name, and the certificate of the selected one: drawing hundreds stops a browser. */
export function AwardRoll({ awards, changes }: AwardRollProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = awardsInOrder(awards, search);
  const [open, setOpen] = useState(found[0]?.code);
  if (awards.length === 0) return <p>No awards were earned in this session.</p>;
  return (
    <div className={dashboard.section}>
      {awards.length > easilyReadAwards ? (
        <TextInput
          label="Find an award"
          leftSection={<IconSearch size={18} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="Name or team"
        />
      ) : null}
      {found.length === 0 ? <p>No award matches that name or team.</p> : null}
      <PageByPage items={found} size={pageSize} words={words}>
        {(shown) => (
          <ul className={styles.roll} aria-label="Awards">
            {shown.map((award) => {
              const isOpen = award.code === open;
              return (
                <li key={award.code}>
                  <div>
                    <strong>{award.recipient}</strong>
                    <div className={dashboard.soft}>
                      {award.kind === 'team' ? 'The team’s award' : award.team}
                    </div>
                  </div>
                  <Button
                    variant="subtle"
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-sheet` : undefined}
                    aria-label={`${isOpen ? 'Close' : 'Show'} the award of ${award.recipient}`}
                    onClick={() => setOpen(isOpen ? undefined : award.code)}
                  >
                    {isOpen ? 'Close' : 'Show'}
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

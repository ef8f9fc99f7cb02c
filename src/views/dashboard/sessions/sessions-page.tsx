import { IconPin, IconPinFilled, IconPlus } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { Chips } from '../../shared/controls/chips.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../dashboard.module.css';
import { SessionList } from './session-list.tsx';
import { SessionMonth } from './session-month.tsx';
import listStyles from './sessions-page.module.css';
import { useSessionsAddress } from './use-sessions-address.ts';

const ways = [
  { value: '', label: 'List' },
  { value: 'month', label: 'Month' },
];

const createButton = (
  <ButtonLink to="/dashboard/createSession" leftSection={<IconPlus size={18} />}>
    Create session
  </ButtonLink>
);

export default function SessionsPage() {
  const address = useSessionsAddress();
  const view = address.asked('view', /^month$/);
  return (
    <div className={styles.page}>
      <PageHead title="Sessions" indexed={false} />
      <header className={styles.heading}>
        <h1>Sessions</h1>
        <div className={listStyles.ways}>
          <Chips
            label="Shown as"
            value={view}
            choices={ways}
            onChange={(chosen) => address.choose({ view: chosen })}
          />
          {address.isKept === undefined ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={
                address.isKept ? <IconPinFilled size={18} aria-hidden /> : <IconPin size={18} aria-hidden />
              }
              aria-pressed={address.isKept}
              onClick={() => address.keepView(!address.isKept)}
            >
              Make this my default view
            </Button>
          )}
          <ButtonLink to="/dashboard/programmes" variant="default">
            Programmes
          </ButtonLink>
          {createButton}
        </div>
      </header>
      {view === 'month' ? (
        <SessionMonth address={address} />
      ) : (
        <SessionList address={address} createButton={createButton} />
      )}
    </div>
  );
}

import { IconPin, IconPinFilled, IconPlus } from '@tabler/icons-react';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { Chips } from '../../shared/controls/chips.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../dashboard.module.css';
import { SessionList } from './session-list.tsx';
import { SessionMonth } from './session-month.tsx';
import listStyles from './sessions-page.module.css';
import { useSessionsAddress } from './use-sessions-address.ts';

export default function SessionsPage() {
  const words = useSessionsWords();
  const address = useSessionsAddress();
  const view = address.asked('view', /^month$/);
  const createButton = (
    <ButtonLink to="/dashboard/createSession" leftSection={<IconPlus size={18} />}>
      {words.create}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <h1>{words.title}</h1>
        <div className={listStyles.ways}>
          <Chips
            label={words.shownAs}
            value={view}
            choices={[
              { value: '', label: words.views.list },
              { value: 'month', label: words.views.month },
            ]}
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
              {words.defaultView}
            </Button>
          )}
          <ButtonLink to="/dashboard/programmes" variant="default">
            {words.programmes}
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

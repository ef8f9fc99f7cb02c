import { IconChecklist } from '@tabler/icons-react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { shortWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';

interface ConfirmDetailsProps {
  session: SessionDetail;
  acts: SessionActs;
}

/** Somebody of the company says that time, title and options are right; all of them see it. */
export function ConfirmDetails({ session, acts }: ConfirmDetailsProps) {
  const { confirmed_at, possible } = session;
  if (confirmed_at)
    return <p className={styles.soft}>Details confirmed {shortWhen(confirmed_at, homeTimezone())}.</p>;
  if (!possible.includes('confirm')) return null;
  return (
    <Button
      variant="default"
      className={styles.spaced}
      leftSection={<IconChecklist size={18} />}
      disabled={!acts.possible}
      onClick={() => acts.issue({ act: 'confirm', id: session.id })}
    >
      Confirm the details
    </Button>
  );
}

import { IconChecklist } from '@tabler/icons-react';
import { useId } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import { useSessionDetailWords } from '../../../../words/organiser/sessions/session-detail-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';
import styles from '../../dashboard.module.css';

interface ConfirmDetailsProps {
  session: SessionDetail;
  acts: SessionActs;
}

/** Somebody of the company says that time, title and options are right; all of them see it. */
export function ConfirmDetails({ session, acts }: ConfirmDetailsProps) {
  const { confirm: words } = useSessionDetailWords();
  const { shortWhen } = useTimes();
  const zone = useHomeTimezone();
  const purpose = useId();
  const { confirmed_at, possible } = session;
  if (confirmed_at) return <p className={styles.soft}>{words.confirmed(shortWhen(confirmed_at, zone))}</p>;
  if (!possible.includes('confirm')) return null;
  return (
    <div className={styles.spaced}>
      <Button
        variant="default"
        leftSection={<IconChecklist size={18} />}
        disabled={!acts.possible}
        aria-describedby={purpose}
        onClick={() => acts.issue({ act: 'confirm', id: session.id })}
      >
        {words.act}
      </Button>
      <p id={purpose} className={styles.soft}>
        {words.purpose}
      </p>
    </div>
  );
}

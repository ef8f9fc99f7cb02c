import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import { type NotificationKind, notificationKinds } from '#contract/rules/people/notification-kinds.ts';
import { useToasts } from '../../../app-context.tsx';
import { useNotifications } from '../../../react/account/use-notifications.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import { SwitchSkeletons } from '../../shared/controls/switch-skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';

const words: Record<NotificationKind, { label: string; description: string }> = {
  readiness: {
    label: 'Readiness, one day before',
    description: 'Who has opened their link and checked their device.',
  },
  undelivered: {
    label: 'Emails that bounced',
    description: 'When an invitation can’t be delivered.',
  },
  absences: {
    label: 'Who cannot come',
    description: 'When a guest declines or changes their mind.',
  },
  results: {
    label: 'Results',
    description: 'When a session was played to its end.',
  },
};

/** Which mails one receives about the sessions one planned. */
export function NotificationSettings() {
  const toasts = useToasts();
  const [saved, setSaved] = useState<NotificationsAnswer>();
  const { data, error, failed, refresh, save } = useNotifications((answer, { kind, wanted }) => {
    setSaved(answer);
    toasts.success(`${words[kind].label}: ${wanted ? 'emails on' : 'emails off'}`);
  });
  const shown = (saved ?? data)?.notifications;
  const stands = ({ kind, wanted }: { kind: NotificationKind; wanted: boolean }) =>
    save.underWay?.kind === kind ? save.underWay.wanted : wanted;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isNamed = hash === '#mails' && shown !== undefined;
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView();
  }, [isNamed]);
  return (
    <section ref={section} className={styles.panel} aria-label="Email notifications">
      <h3>Email notifications</h3>
      <p className={styles.soft}>
        For sessions you schedule. We always email you if a session could not take place, and about your
        account and orders.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {shown || failed ? null : (
        <SwitchSkeletons
          label="Loading your email settings"
          switches={notificationKinds.map((kind) => words[kind])}
        />
      )}
      {shown?.map((choice) => (
        <Switch
          key={choice.kind}
          {...words[choice.kind]}
          checked={stands(choice)}
          disabled={!save.possible}
          onChange={({ currentTarget }) => save.issue({ kind: choice.kind, wanted: currentTarget.checked })}
        />
      ))}
      {save.failure ? <p role="alert">Not saved: {save.failure.message}</p> : null}
    </section>
  );
}

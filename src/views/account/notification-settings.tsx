import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import type { NotificationKind } from '#contract/rules/notification-kinds.ts';
import { useToasts } from '../../app-context.tsx';
import { useNotifications } from '../../react/use-notifications.ts';
import { readableMessage } from '../../services/http/api-error.ts';
import { Switch } from '../shared/controls/switch.tsx';
import { TryAgain } from '../shared/try-again.tsx';
import styles from './auth.module.css';

const words: Record<NotificationKind, { label: string; description: string }> = {
  readiness: {
    label: 'How a session stands, a day before',
    description: 'Who has opened the link and checked a device, and who has not.',
  },
  undelivered: {
    label: 'Mails that did not arrive',
    description: 'Whose mail server refused an invitation, a few minutes after it did.',
  },
  absences: {
    label: 'Who cannot come',
    description: 'When somebody says so, or takes it back.',
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
    toasts.success(`${words[kind].label}: ${wanted ? 'you are mailed.' : 'you are not mailed any more.'}`);
  });
  const shown = (saved ?? data)?.notifications ?? [];
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isNamed = hash === '#mails' && shown.length > 0;
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView();
  }, [isNamed]);
  return (
    <section id="mails" ref={section} className={styles.panel} aria-label="Mails to you">
      <h2>Mails to you</h2>
      <p className={styles.soft}>
        About the sessions that you plan. That one could not be held is always told, and so is what concerns
        your account and orders.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {failed
        ? null
        : shown.map(({ kind, wanted }) => (
            <Switch
              key={kind}
              {...words[kind]}
              checked={wanted}
              disabled={!save.possible}
              onChange={({ currentTarget }) => save.issue({ kind, wanted: currentTarget.checked })}
            />
          ))}
      {save.failure ? <p role="alert">{save.failure.message}</p> : null}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import { type NotificationKind, notificationKinds } from '#contract/rules/notification-kinds.ts';
import { useToasts } from '../../app-context.tsx';
import { useNotifications } from '../../react/use-notifications.ts';
import { readableMessage } from '../../services/http/api-error.ts';
import { Switch } from '../shared/controls/switch.tsx';
import { SwitchSkeletons } from '../shared/controls/switch-skeletons.tsx';
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
    <section id="mails" ref={section} className={styles.panel} aria-label="Mails to you">
      <h2>Mails to you</h2>
      <p className={styles.soft}>
        About the sessions that you plan. That one could not be held is always told, and so is what concerns
        your account and orders.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {shown || failed ? null : (
        <SwitchSkeletons
          label="Loading which mails you get"
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

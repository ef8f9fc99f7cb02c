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
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';

/** Which mails one receives about the sessions one planned. */
export function NotificationSettings() {
  const words = useProfileWords().mails;
  const toasts = useToasts();
  const [saved, setSaved] = useState<NotificationsAnswer>();
  const { data, error, failed, refresh, save } = useNotifications((answer, { kind, wanted }) => {
    setSaved(answer);
    const { label } = words.kinds[kind];
    toasts.success(wanted ? words.on(label) : words.off(label));
  });
  const shown = (saved ?? data)?.notifications;
  const isShownOn = ({ kind, wanted }: { kind: NotificationKind; wanted: boolean }) =>
    save.underWay?.kind === kind ? save.underWay.wanted : wanted;
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isNamed = hash === '#mails' && shown !== undefined;
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView();
  }, [isNamed]);
  return (
    <section ref={section} className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {shown || failed ? null : (
        <SwitchSkeletons
          label={words.loading}
          switches={notificationKinds.map((kind) => words.kinds[kind])}
        />
      )}
      {shown?.map((choice) => (
        <Switch
          key={choice.kind}
          {...words.kinds[choice.kind]}
          checked={isShownOn(choice)}
          disabled={!save.possible}
          onChange={({ currentTarget }) => save.issue({ kind: choice.kind, wanted: currentTarget.checked })}
        />
      ))}
      {save.failure ? <p role="alert">{words.notSaved(save.failure.message)}</p> : null}
    </section>
  );
}

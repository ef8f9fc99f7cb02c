import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import type { NotificationKind } from '#contract/rules/notification-kinds.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { useService } from '../services-context.tsx';
import { createNotificationService } from '../services/notification-service.ts';

interface Choice {
  kind: NotificationKind;
  wanted: boolean;
}

/** Which mails somebody wishes to have about the sessions they planned. */
export function useNotifications(onSaved: (answer: NotificationsAnswer, choice: Choice) => void) {
  const notifications = useService(createNotificationService);
  const choices = useLoader('notifications', { load: (signal) => notifications.list(signal) });
  const save = useCommand({
    send: ({ kind, wanted }: Choice, { signal }) => notifications.save(kind, wanted, signal),
    onDone: onSaved,
  });
  return { ...choices, save };
}

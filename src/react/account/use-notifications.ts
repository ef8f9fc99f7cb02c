import type { NotificationsAnswer } from '#contract/calls/schemas/notifications.ts';
import type { NotificationKind } from '#contract/rules/people/notification-kinds.ts';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { useService } from '../../services-context.tsx';
import { createNotificationService } from '../../services/api/notification-service.ts';

interface Choice {
  kind: NotificationKind;
  wanted: boolean;
}

/** Which mails a planner wants about their sessions; the default, all, is stored as no choice. */
export function useNotifications(onSaved: (answer: NotificationsAnswer, choice: Choice) => void) {
  const notifications = useService(createNotificationService);
  const choices = useLoader('notifications', { load: (signal) => notifications.list(signal) });
  const save = useCommand({
    send: ({ kind, wanted }: Choice, { signal }) =>
      wanted ? notifications.deleteChoice(kind, signal) : notifications.save(kind, wanted, signal),
    onDone: onSaved,
  });
  return { ...choices, save };
}

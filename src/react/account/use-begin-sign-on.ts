import { useCommand } from '../../machines/command/use-command.tsx';
import { createSignOnService } from '../../services/api/sign-on-service.ts';
import { leaveForProvider } from '../../services/social/sign-on-attempt.ts';
import { useService } from '../../services-context.tsx';

/** Leaves for the provider of an address's company. */
export function useBeginSignOn() {
  const service = useService(createSignOnService);
  return useCommand({
    send: (email: string) => service.begin(email),
    onDone: (start) => leaveForProvider(window, start, { kind: 'logIn', search: window.location.search }),
  });
}

import type { SaveConnectionRequest, SignOnTestAnswer } from '#contract/calls/schemas/single-sign-on.ts';
import { useToasts } from '../../app-context.tsx';
import { useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { createSingleSignOnService } from '../../services/api/single-sign-on-service.ts';
import { ApiError, readableMessage } from '../../services/http/api-error.ts';
import { leaveForProvider, takeSignOnAnswer } from '../../services/social/sign-on-attempt.ts';
import { useSingleSignOnWords } from '../../words/organiser/account/single-sign-on-words.ts';
import { useService } from '../../services-context.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

/** How a return from the provider ended. */
type SignOnOutcome =
  | { kind: 'loggedIn'; search: string }
  | { kind: 'tested'; person: SignOnTestAnswer }
  | { kind: 'failed'; isTest: boolean; message: string };

const messageOf = (error: unknown): string => {
  const fields = error instanceof ApiError ? error.fieldErrors : {};
  return Object.values(fields).flat()[0] ?? readableMessage(error);
};

/** Takes the provider's answer, once. */
export function useFinishSignOn() {
  const service = useService(createSingleSignOnService);
  const { adoptToken } = useAdminAuthVerbs();
  const words = useLogInWords().signOn;
  return useLoader<SignOnOutcome>('sign-on', {
    load: async () => {
      const answer = takeSignOnAnswer(window);
      if (answer.kind === 'unknown') return { kind: 'failed', isTest: false, message: words.begunElsewhere };
      const { purpose } = answer;
      const isTest = purpose.kind === 'test';
      if (answer.kind === 'refused')
        return { kind: 'failed', isTest, message: answer.reason || words.refused };
      try {
        if (purpose.kind === 'test')
          return { kind: 'tested', person: await service.finishTest(answer.request) };
        const { token } = await service.finish(answer.request);
        await adoptToken(token, { email: '', secret: crypto.getRandomValues(new Uint8Array(32)).join('-') });
        return { kind: 'loggedIn', search: purpose.search };
      } catch (error) {
        return { kind: 'failed', isTest, message: messageOf(error) };
      }
    },
  });
}

/** The company's domains and its provider, with everything that an owner changes there. */
export function useSingleSignOn() {
  const { domains, connection, requirement } = useSingleSignOnWords();
  const service = useService(createSingleSignOnService);
  const toasts = useToasts();
  const settings = useLoader('single sign-on', { load: (signal) => service.read(signal) });
  const { refresh } = settings;
  const changed = (words: string) => () => {
    refresh();
    toasts.success(words);
  };
  return {
    settings,
    addDomain: useCommand({
      send: ({ domain }: { domain: string }) => service.addDomain(domain),
      onDone: refresh,
    }),
    checkDomain: useCommand({
      send: (id: number) => service.checkDomain(id),
      onDone: changed(domains.verified),
    }),
    removeDomain: useCommand({
      send: (id: number) => service.removeDomain(id),
      onDone: changed(domains.removed),
    }),
    save: useCommand({
      send: (values: SaveConnectionRequest) => service.saveConnection(values),
      onDone: changed(connection.saved),
    }),
    removeConnection: useCommand<void, unknown>({
      send: () => service.removeConnection(),
      onDone: changed(connection.removed),
    }),
    enforce: useCommand({
      send: (isEnforced: boolean) => service.enforce(isEnforced),
      onDone: (_answer, isEnforced) => changed(isEnforced ? requirement.required : requirement.optional)(),
    }),
    test: useCommand<void, Awaited<ReturnType<typeof service.beginTest>>>({
      send: () => service.beginTest(),
      onDone: (start) => leaveForProvider(window, start, { kind: 'test' }),
    }),
  };
}

export type SingleSignOnActs = ReturnType<typeof useSingleSignOn>;

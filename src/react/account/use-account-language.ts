import { useEffect } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useToasts } from '../../app-context.tsx';
import { useCommand } from '../../machines/command/use-command.tsx';
import { createProfileService } from '../../services/api/profile-service.ts';
import { log } from '../../services/log.ts';
import { readableMessage } from '../../services/http/api-error.ts';
import { useService } from '../../services-context.tsx';
import { useChoosePageLanguage, usePageLanguage } from '../../words/use-page-language.ts';

/** Makes the pages speak another language, and the emails to this user. */
export function useAccountLanguage(): (language: SpokenLanguage) => void {
  const choose = useChoosePageLanguage();
  const profile = useService(createProfileService);
  const toasts = useToasts();
  const keep = useCommand({
    send: (language: SpokenLanguage) =>
      profile.chooseLanguage(language).catch((error: unknown) => {
        toasts.error(readableMessage(error));
        throw error;
      }),
  });
  return (language) => {
    choose(language);
    keep.issue(language);
  };
}

/** The account's language, where none was chosen on this browser. */
export function useSpokenAccount({ language }: Pick<User, 'language'>): void {
  const page = usePageLanguage();
  useEffect(() => {
    if (page.chosen() !== null) return;
    page.speak(language).catch((error: unknown) => log.warn('The page keeps its language.', error));
  }, [page, language]);
}

import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { createLanguageChoice } from '../services/language-choice.ts';
import { useService } from '../services-context.tsx';
import { createTrialService } from '../services/api/trial-service.ts';

/** Opens a session with bots and goes to its door, which speaks the language that is given. */
export function useTrialStart() {
  const trial = useService(createTrialService);
  return useCommand({
    send: (_language: SpokenLanguage) => trial.start(),
    onDone: ({ link }, language) => {
      createLanguageChoice(window.localStorage, window.navigator).keep(language);
      window.location.assign(link);
    },
  });
}

import { useNavigate } from 'react-router-dom';
import type { StartRehearsalRequest } from '#contract/calls/schemas/rehearsals.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createRehearsalService } from '../services/api/rehearsal-service.ts';
import { createStoryService } from '../services/api/story-service.ts';
import { createLanguageChoice } from '../services/language-choice.ts';
import { useService } from '../services-context.tsx';

/** Opens a session with bots and goes to its console. The bots write in the language that this browser's guests read. */
export function useRehearsalStart() {
  const rehearsals = useService(createRehearsalService);
  const navigate = useNavigate();
  return useCommand({
    send: (request: Omit<StartRehearsalRequest, 'language'>, { key }) =>
      rehearsals.start(
        { ...request, language: createLanguageChoice(window.localStorage, window.navigator).read() },
        key,
      ),
    onDone: ({ id }) => navigate(`/dashboard/sessions/${id}`),
  });
}

/** The stories that a session can be planned with. */
export function useStories() {
  const stories = useService(createStoryService);
  return useLoader('stories', { load: async (signal) => (await stories.list(signal)).stories });
}

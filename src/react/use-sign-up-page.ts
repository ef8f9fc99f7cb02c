import type { Failure } from '../services/http/failure.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { createSignUpService } from '../services/api/programmes/sign-up-service.ts';
import { useService } from '../services-context.tsx';
import { useLanguage } from '../words/language.ts';

/** A programme as everybody with the link sees it. */
export function useSignUpPage(token: string) {
  const signUps = useService(createSignUpService);
  const language = useLanguage();
  return useLoader(`sign-up ${token} ${language}`, {
    load: (signal) => signUps.show(token, language, signal),
  });
}

type PlaceAct = { act: 'confirm' | 'accept' | 'cancel' } | { act: 'move'; slotId: string };

export interface PlaceActs {
  confirm(): void;
  accept(): void;
  cancel(): void;
  move(slotId: string): void;
  busy: boolean;
  failure: Failure | null;
}

/** One person's place by the token of their link, and what they do to it. */
export function usePlace(link: string) {
  const signUps = useService(createSignUpService);
  const language = useLanguage();
  const { data, error, failed, refresh } = useLoader(`place ${link} ${language}`, {
    load: (signal) => signUps.readPlace(link, language, signal),
  });
  const command = useCommand({
    send: (values: PlaceAct) =>
      values.act === 'move'
        ? signUps.move(link, values.slotId, language)
        : signUps[values.act](link, language),
    onDone: refresh,
  });
  const issue = (act: 'confirm' | 'accept' | 'cancel') => () => command.issue({ act });
  const acts: PlaceActs = {
    confirm: issue('confirm'),
    accept: issue('accept'),
    cancel: issue('cancel'),
    move: (slotId) => command.issue({ act: 'move', slotId }),
    busy: command.busy,
    failure: command.failure,
  };
  return { place: data, error, failed, refresh, acts };
}

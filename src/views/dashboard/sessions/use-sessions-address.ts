import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { createStoredView } from '../../../services/sessions/stored-view.ts';

export interface SessionsAddress {
  /** Empty: of every story, by everybody. */
  story: string;
  creator: string;
  asked(name: string, form: RegExp): string;
  /** What is empty is left out of the address. */
  choose(change: Record<string, string>): void;
  /** Whether sessions open like this without being asked to; undefined where they would anyway. */
  isKept: boolean | undefined;
  keepView(kept: boolean): void;
}

/** An address without parameters shows the stored view; this one shows the default list. */
const plain = 'view=list';

/** The view without the month that happens to be open. */
function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams(params);
  view.delete('month');
  view.sort();
  return view.toString() === plain ? '' : view.toString();
}

/** What the page of sessions shows, as its address says it: it survives a reload, and may be sent to somebody. */
export function useSessionsAddress(): SessionsAddress {
  const [params, setParams] = useSearchParams();
  const userId = useUser()?.id;
  const store = useMemo(() => createStoredView(window.localStorage, String(userId)), [userId]);
  const { key } = useLocation();
  const [kept, setKept] = useState(store.read);
  /** An address without parameters keeps showing the view that was stored when it was opened, whatever is stored since. */
  const [opened, setOpened] = useState({ key, view: kept });
  if (opened.key !== key) setOpened({ key, view: kept });
  const shown = params.size === 0 ? new URLSearchParams(opened.view) : params;
  const view = viewOf(shown);
  const asked = (name: string, form: RegExp) => shown.get(name)?.match(form)?.[0] ?? '';
  return {
    story: asked('story', /^[\w-]{1,64}$/),
    creator: asked('creator', /^\d{1,9}$/),
    asked,
    choose: (change) => {
      const all = Object.entries({ ...Object.fromEntries(shown), ...change });
      const chosen = new URLSearchParams(all.filter(([, value]) => value !== ''));
      setParams(chosen.size === 0 ? plain : chosen, { replace: true });
    },
    isKept: view === kept ? (kept === '' ? undefined : true) : false,
    keepView: (isWanted) => {
      const wanted = isWanted ? view : '';
      store.keep(wanted);
      setKept(wanted);
      if (params.size === 0) setParams(viewOf(shown) || plain, { replace: true });
    },
  };
}

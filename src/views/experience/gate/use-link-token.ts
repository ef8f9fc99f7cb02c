import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { linkTokenIn } from '../../../services/personal-link.ts';

/** Takes `#link=…` out of the address, history included, and opens it; true until that has happened. */
export function useLinkToken(): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { openLink } = useParticipantAuthVerbs();
  const token = linkTokenIn(hash);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (!token || opened === token) return;
    setOpened(token);
    openLink(token);
    navigate({ pathname, search, hash: '' }, { replace: true });
  }, [token, opened, openLink, navigate, pathname, search]);
  return token !== null;
}

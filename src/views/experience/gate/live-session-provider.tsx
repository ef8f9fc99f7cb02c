import type { ReactNode } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { LiveSessionContext, useOpenSession } from '../../../machines/live-session/use-live-session.tsx';
import { LanternWait } from './lantern-wait.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** Opens the seat's session for its children. */
export function LiveSessionProvider({
  dataPackage,
  children,
}: {
  dataPackage: DataPackage;
  children: ReactNode;
}) {
  const { common } = useWords();
  const session = useOpenSession(dataPackage);
  if (!session) return <LanternWait label={common.openingSeat} />;
  return <LiveSessionContext value={session}>{children}</LiveSessionContext>;
}

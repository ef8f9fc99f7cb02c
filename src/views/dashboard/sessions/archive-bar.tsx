import type { Dispatch, SetStateAction } from 'react';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import { useSessionActs } from '../../../react/use-session-acts.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import listStyles from './sessions-page.module.css';

/** Into the archive, or out of it. */
export const isArchivable = ({ possible }: SessionSummary): boolean =>
  possible.includes('archive') || possible.includes('unarchive');

/** Sessions by their ids. */
export interface Selection {
  selected: ReadonlySet<string>;
  select: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

interface ArchiveBarProps {
  sessions: readonly SessionSummary[];
  selection: Selection;
  onDone: () => void;
}

/** Puts the selected sessions of a tab away at once, or takes them back. */
export function ArchiveBar({ sessions, selection: { selected, select }, onDone }: ArchiveBarProps) {
  const words = useSessionsWords().archive;
  const acts = useSessionActs(onDone);
  const archivable = sessions.filter(isArchivable);
  const ids = archivable.map(({ id }) => id).filter((id) => selected.has(id));
  const isAll = ids.length === archivable.length;
  const areAway = archivable.every(({ archived }) => archived);
  return (
    <div className={listStyles.bar}>
      <p role="status">{ids.length === 0 ? '' : words.selected(ids.length)}</p>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => select(new Set(isAll ? [] : archivable.map(({ id }) => id)))}
      >
        {isAll ? words.clear : words.all(archivable.length)}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={areAway ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
        disabled={ids.length === 0 || !acts.possible}
        onClick={() => acts.issue({ act: areAway ? 'unarchiveMany' : 'archiveMany', ids })}
      >
        {areAway ? words.restore : words.archive}
      </Button>
    </div>
  );
}

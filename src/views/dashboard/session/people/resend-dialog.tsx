import { useState } from 'react';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionPeopleWords } from '../../../../words/organiser/sessions/session-people-words.ts';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { MailQuestion } from '../../../shared/dialogs/mail-question.tsx';
import { rosterParts } from './roster-selection.ts';

const groups = {
  all: () => true,
  unopened: rosterParts.unopened,
  bounced: ({ state }: Seat) => state === 'bounced',
} satisfies Record<string, (seat: Seat) => boolean>;

type Group = keyof typeof groups;
const names = Object.keys(groups) as Group[];

interface ResendDialogProps {
  session: SessionDetail;
  /** The people that the list shows. */
  seats: readonly Seat[];
  acts: SessionActs;
  opened: boolean;
  onClose: () => void;
}

/** Shows recipients, their number and the text before more than one person is mailed. */
export function ResendDialog({ session, seats, acts, opened, onClose }: ResendDialogProps) {
  const { resending: words } = useSessionPeopleWords();
  const [group, setGroup] = useState<Group>('all');
  const expected = seats.filter(({ state }) => state !== 'declined');
  const offered = names.filter((name) => name === 'all' || expected.some(groups[name]));
  const chosen = offered.includes(group) ? group : 'all';
  const to = expected.filter(groups[chosen]);
  return (
    <MailQuestion
      opened={opened}
      onClose={onClose}
      title={words.title}
      act={words.act(to.length)}
      keep={words.keep}
      busy={acts.busy}
      onAct={() => {
        acts.issue({ act: 'invite', id: session.id, seat_ids: to.map(({ id }) => id) });
        onClose();
      }}
      people={to.length}
      to={words.groups[chosen]}
      reads={words.reads(session.title)}
    >
      <NativeSelect
        label={words.to}
        value={chosen}
        data={offered.map((name) => ({
          value: name,
          label: `${words.groups[name]} (${expected.filter(groups[name]).length})`,
        }))}
        onChange={(event) => setGroup(event.currentTarget.value as Group)}
      />
    </MailQuestion>
  );
}

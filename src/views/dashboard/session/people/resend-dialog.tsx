import { plural } from '#contract/words/en/counts.ts';
import { useState } from 'react';
import type { Seat, SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { MailQuestion } from '../../../shared/dialogs/mail-question.tsx';
import { rosterParts } from './roster-selection.ts';

const groups = {
  all: { label: 'Everyone on the list', holds: () => true },
  unopened: { label: 'Those who have not opened their link', holds: rosterParts.unopened.holds },
  bounced: {
    label: 'Those whose invitation did not arrive',
    holds: ({ state }: Seat) => state === 'bounced',
  },
} satisfies Record<string, { label: string; holds: (seat: Seat) => boolean }>;

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
  const [group, setGroup] = useState<Group>('all');
  const expected = seats.filter(({ state }) => state !== 'declined');
  const offered = names.filter((name) => name === 'all' || expected.some(groups[name].holds));
  const chosen = offered.includes(group) ? group : 'all';
  const to = expected.filter(groups[chosen].holds);
  const emails = plural(to.length, 'invitation', 'invitations');
  return (
    <MailQuestion
      opened={opened}
      onClose={onClose}
      title="Resend invitations?"
      act={`Send ${emails}`}
      keep="Send none"
      busy={acts.busy}
      onAct={() => {
        acts.issue({ act: 'invite', id: session.id, seat_ids: to.map(({ id }) => id) });
        onClose();
      }}
      people={to.length}
      to={groups[chosen].label}
      reads={`The invitation to “${session.title}” again, with the date in their own time zone and their personal link. Links they already have keep working. Guests who cannot come get nothing.`}
    >
      <NativeSelect
        label="Send to"
        value={chosen}
        data={offered.map((name) => ({
          value: name,
          label: `${groups[name].label} (${expected.filter(groups[name].holds).length})`,
        }))}
        onChange={(event) => setGroup(event.currentTarget.value as Group)}
      />
    </MailQuestion>
  );
}

import { useState } from 'react';
import { Menu, Table } from '@mantine/core';
import { IconArmchair, IconArrowMerge, IconDots, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ProgrammeDetail, ProgrammeSlot } from '#contract/calls/schemas/programmes/programmes.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import type { ProgrammeAct } from '../../../react/use-programmes.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { MailQuestion } from '../../shared/dialogs/mail-question.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { ListTable, listActions } from '../../shared/lists/list-table.tsx';
import { typedDay } from '../../shared/time/when.ts';
import styles from '../dashboard.module.css';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';

const columns = ['Starts', 'Seats', 'Waiting', 'Session', 'Result'];

const whenOf = ({ clock }: ProgrammeSlot) => `${typedDay(clock.date)}, ${clock.time}`;
const heldIn = ({ confirmed, unconfirmed, offered }: ProgrammeSlot) => confirmed + unconfirmed + offered;

interface SlotTableProps {
  programme: ProgrammeDetail;
  acts: Command<ProgrammeAct>;
}

interface SlotDialogProps {
  slot: ProgrammeSlot;
  acts: Command<ProgrammeAct>;
  onClose: () => void;
}

/** Asks into which session, before everybody of this one is mailed. */
function MergeDialog({ slot, slots, acts, onClose }: SlotDialogProps & Pick<ProgrammeDetail, 'slots'>) {
  const targets = slot.mergeable_into.flatMap((id) => slots.find((other) => other.id === id) ?? []);
  const [chosen, setChosen] = useState(targets[0]?.id ?? '');
  const people = slot.confirmed + slot.unconfirmed + slot.waiting;
  return (
    <MailQuestion
      opened
      onClose={onClose}
      title="Merge this session?"
      act="Merge sessions"
      keep="Keep both sessions"
      busy={acts.busy}
      to={`Everyone in the session on ${whenOf(slot)}`}
      people={people}
      reads="The new time, with their new personal link."
      onAct={() => {
        onClose();
        acts.issue({ act: 'merge', from: slot.id, into: chosen });
      }}
    >
      <NativeSelect
        label="Merge into"
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        data={targets.map((target) => ({
          value: target.id,
          label: `${whenOf(target)} (${heldIn(target)} of ${target.capacity} seats taken)`,
        }))}
      />
    </MailQuestion>
  );
}

function SeatsDialog({ slot, largest, acts, onClose }: SlotDialogProps & { largest: number }) {
  const [capacity, setCapacity] = useState(slot.capacity);
  const held = heldIn(slot);
  const [error, setError] = useState<string>();
  return (
    <Dialog opened onClose={onClose} title={`Seats on ${whenOf(slot)}`}>
      <FormStack
        label="Seats"
        onSubmit={() => {
          if (capacity < held) return setError(`${held} seats are taken. Enter ${held} or more.`);
          onClose();
          acts.issue({ act: 'resize', slot: slot.id, capacity });
        }}
        actions={
          <>
            <Button type="submit">Save</Button>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </>
        }
      >
        <CountInput
          label="Seats"
          description={`Up to ${largest}. More seats are offered to the waiting list.`}
          max={largest}
          value={capacity}
          error={error}
          onChange={(value) => {
            setCapacity(value);
            setError(undefined);
          }}
        />
      </FormStack>
    </Dialog>
  );
}

function Result({ slot }: { slot: ProgrammeSlot }) {
  if (slot.came === null) return <span className={styles.soft}>–</span>;
  return (
    <>
      {slot.came} came
      {slot.absent ? <div className={styles.soft}>{slot.absent} didn’t come</div> : null}
      {slot.points === null ? null : (
        <div className={styles.soft}>
          <Link to={`/dashboard/sessions/${slot.session_id}/results`}>
            {slot.points.toFixed(1)} points per team
          </Link>
        </div>
      )}
      {slot.rating === null ? null : <div className={styles.soft}>rated {slot.rating.toFixed(1)} of 5</div>}
    </>
  );
}

function SlotMenu({
  slot,
  acts,
  onOpen,
}: Pick<SlotDialogProps, 'slot' | 'acts'> & { onOpen: (dialog: 'merge' | 'seats') => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="subtle" aria-label={`Actions for ${whenOf(slot)}`}>
          <IconDots size={20} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArmchair size={18} />} onClick={() => onOpen('seats')}>
          Change seats
        </Menu.Item>
        {slot.mergeable_into.length > 0 ? (
          <Menu.Item leftSection={<IconArrowMerge size={18} />} onClick={() => onOpen('merge')}>
            Merge with another session
          </Menu.Item>
        ) : null}
        {slot.removable ? (
          <Menu.Item
            className={styles.taking}
            leftSection={<IconTrash size={18} />}
            disabled={!acts.possible}
            onClick={() => acts.issue({ act: 'remove', slot: slot.id })}
          >
            Remove session
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

function SessionOf({ slot }: { slot: ProgrammeSlot }) {
  if (slot.session_id && slot.session_status)
    return (
      <Link to={`/dashboard/sessions/${slot.session_id}`}>
        <SessionStatusChip status={slot.session_status} archived={false} />
      </Link>
    );
  return (
    <span className={styles.soft}>{slot.without_credit > 0 ? 'Waits for credits' : 'No guests yet'}</span>
  );
}

/** The sessions of a programme with how full they are, and what became of those that are over. */
export function SlotTable({ programme, acts }: SlotTableProps) {
  const [dialog, setDialog] = useState<{ name: 'merge' | 'seats'; slotId: string }>();
  const close = () => setDialog(undefined);
  const shown = programme.slots.find(({ id }) => id === dialog?.slotId);
  return (
    <>
      <ListTable columns={columns} hasActions>
        {programme.slots.map((slot) => {
          const isToCome = slot.session_status === null || slot.session_status === 'scheduled';
          return (
            <Table.Tr key={slot.id}>
              <Table.Td>
                {whenOf(slot)}
                <div className={styles.soft}>{slot.clock.zone}</div>
              </Table.Td>
              <Table.Td data-label="Seats" className={styles.number}>
                {heldIn(slot)} of {slot.capacity}
                {slot.unconfirmed > 0 ? (
                  <div className={styles.soft}>{slot.unconfirmed} to confirm</div>
                ) : null}
              </Table.Td>
              <Table.Td data-label="Waiting" className={styles.number}>
                {slot.waiting}
                {slot.offered > 0 ? <div className={styles.soft}>{slot.offered} offered</div> : null}
              </Table.Td>
              <Table.Td data-label="Session">
                <SessionOf slot={slot} />
              </Table.Td>
              <Table.Td data-label="Result">
                <Result slot={slot} />
              </Table.Td>
              <Table.Td className={listActions}>
                {isToCome ? (
                  <SlotMenu slot={slot} acts={acts} onOpen={(name) => setDialog({ name, slotId: slot.id })} />
                ) : null}
              </Table.Td>
            </Table.Tr>
          );
        })}
      </ListTable>
      {shown && dialog?.name === 'merge' ? (
        <MergeDialog slot={shown} slots={programme.slots} acts={acts} onClose={close} />
      ) : null}
      {shown && dialog?.name === 'seats' ? (
        <SeatsDialog slot={shown} largest={programme.largest_capacity} acts={acts} onClose={close} />
      ) : null}
    </>
  );
}

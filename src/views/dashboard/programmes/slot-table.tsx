import { useState } from 'react';
import { Menu, Table } from '@mantine/core';
import { IconArmchair, IconArrowMerge, IconDots, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ProgrammeDetail, ProgrammeSlot } from '#contract/calls/schemas/programmes/programmes.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import type { ProgrammeAct } from '../../../react/use-programmes.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { MailQuestion } from '../../shared/dialogs/mail-question.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { ListTable, listActions } from '../../shared/lists/list-table.tsx';
import styles from '../dashboard.module.css';
import { SessionStatusChip } from '../sessions/session-status-chip.tsx';

function useWhenOf() {
  const { slots } = useProgrammesWords();
  const { typedDay } = useTimes();
  return ({ clock }: ProgrammeSlot) => slots.when(typedDay(clock.date), clock.time);
}

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
  const words = useProgrammesWords().mergeDialog;
  const whenOf = useWhenOf();
  const targets = slot.mergeable_into.flatMap((id) => slots.find((other) => other.id === id) ?? []);
  const [chosen, setChosen] = useState(targets[0]?.id ?? '');
  const people = slot.confirmed + slot.unconfirmed + slot.waiting;
  return (
    <MailQuestion
      opened
      onClose={onClose}
      title={words.title}
      act={words.act}
      keep={words.keep}
      busy={acts.busy}
      to={words.to(whenOf(slot))}
      people={people}
      reads={words.reads}
      onAct={() => {
        onClose();
        acts.issue({ act: 'merge', from: slot.id, into: chosen });
      }}
    >
      <NativeSelect
        label={words.into}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
        data={targets.map((target) => ({
          value: target.id,
          label: words.target(whenOf(target), heldIn(target), target.capacity),
        }))}
      />
    </MailQuestion>
  );
}

function SeatsDialog({ slot, largest, acts, onClose }: SlotDialogProps & { largest: number }) {
  const { seatsDialog: words, columns, save, cancel } = useProgrammesWords();
  const whenOf = useWhenOf();
  const [capacity, setCapacity] = useState(slot.capacity);
  const held = heldIn(slot);
  const [error, setError] = useState<string>();
  return (
    <Dialog opened onClose={onClose} title={words.title(whenOf(slot))}>
      <FormStack
        label={columns.seats}
        onSubmit={() => {
          if (capacity < held) return setError(words.tooFew(held));
          onClose();
          acts.issue({ act: 'resize', slot: slot.id, capacity });
        }}
        actions={
          <>
            <Button type="submit">{save}</Button>
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
          </>
        }
      >
        <CountInput
          label={columns.seats}
          description={words.help(largest)}
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
  const words = useProgrammesWords().slots;
  if (slot.came === null) return <span className={styles.soft}>–</span>;
  return (
    <>
      {words.came(slot.came)}
      {slot.absent ? <div className={styles.soft}>{words.absent(slot.absent)}</div> : null}
      {slot.points === null ? null : (
        <div className={styles.soft}>
          <Link to={`/dashboard/sessions/${slot.session_id}/results`}>{words.points(slot.points)}</Link>
        </div>
      )}
      {slot.rating === null ? null : <div className={styles.soft}>{words.rated(slot.rating)}</div>}
    </>
  );
}

function SlotMenu({
  slot,
  acts,
  onOpen,
}: Pick<SlotDialogProps, 'slot' | 'acts'> & { onOpen: (dialog: 'merge' | 'seats') => void }) {
  const words = useProgrammesWords().slots;
  const whenOf = useWhenOf();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="subtle" aria-label={words.actions(whenOf(slot))}>
          <IconDots size={20} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArmchair size={18} />} onClick={() => onOpen('seats')}>
          {words.changeSeats}
        </Menu.Item>
        {slot.mergeable_into.length > 0 ? (
          <Menu.Item leftSection={<IconArrowMerge size={18} />} onClick={() => onOpen('merge')}>
            {words.merge}
          </Menu.Item>
        ) : null}
        {slot.removable ? (
          <Menu.Item
            className={styles.taking}
            leftSection={<IconTrash size={18} />}
            disabled={!acts.possible}
            onClick={() => acts.issue({ act: 'remove', slot: slot.id })}
          >
            {words.remove}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

function SessionOf({ slot }: { slot: ProgrammeSlot }) {
  const { waitsForCredits, noGuests } = useProgrammesWords().slots;
  if (slot.session_id && slot.session_status)
    return (
      <Link to={`/dashboard/sessions/${slot.session_id}`}>
        <SessionStatusChip status={slot.session_status} archived={false} />
      </Link>
    );
  return <span className={styles.soft}>{slot.without_credit > 0 ? waitsForCredits : noGuests}</span>;
}

/** The sessions of a programme with how full they are, and what became of those that are over. */
export function SlotTable({ programme, acts }: SlotTableProps) {
  const { columns, slots: words, taken } = useProgrammesWords();
  const { starts, seats, waiting, session, result } = columns;
  const whenOf = useWhenOf();
  const [dialog, setDialog] = useState<{ name: 'merge' | 'seats'; slotId: string }>();
  const close = () => setDialog(undefined);
  const shown = programme.slots.find(({ id }) => id === dialog?.slotId);
  return (
    <>
      <ListTable columns={[starts, seats, waiting, session, result]} hasActions>
        {programme.slots.map((slot) => {
          const isToCome = slot.session_status === null || slot.session_status === 'scheduled';
          return (
            <Table.Tr key={slot.id}>
              <Table.Td>
                {whenOf(slot)}
                <div className={styles.soft}>{slot.clock.zone}</div>
              </Table.Td>
              <Table.Td data-label={seats} className={styles.number}>
                {taken(heldIn(slot), slot.capacity)}
                {slot.unconfirmed > 0 ? (
                  <div className={styles.soft}>{words.toConfirm(slot.unconfirmed)}</div>
                ) : null}
              </Table.Td>
              <Table.Td data-label={waiting} className={styles.number}>
                {slot.waiting}
                {slot.offered > 0 ? <div className={styles.soft}>{words.offered(slot.offered)}</div> : null}
              </Table.Td>
              <Table.Td data-label={session}>
                <SessionOf slot={slot} />
              </Table.Td>
              <Table.Td data-label={result}>
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

import { useState } from 'react';
import type {
  CreateProgrammeRequest,
  ProgrammeDetail,
} from '#contract/calls/schemas/programmes/programmes.ts';
import { programmeLimits } from '#contract/rules/sessions/programmes.ts';
import { slotStarts } from '#contract/rules/time/slot-dates.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { useServerNow } from '../../../app-context.tsx';
import type { ProgrammeProblems } from '../../../machines/programme-editor/programme-draft.ts';
import type { Failure } from '../../../services/http/failure.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { type SlotPlan, SlotPlanFields } from './slot-plan-fields.tsx';

interface AddSlotsDialogProps {
  opened: boolean;
  programme: ProgrammeDetail;
  busy: boolean;
  failure: Failure | null;
  onAdd: (slots: CreateProgrammeRequest['slots']) => void;
  onClose: () => void;
}

function Fields({ programme, busy, failure, onAdd, onClose }: Omit<AddSlotsDialogProps, 'opened'>) {
  const words = useProgrammesWords();
  const now = useServerNow();
  const [plan, setPlan] = useState<SlotPlan>({
    first: '',
    weekdays: [1, 2, 3, 4, 5],
    times: [programme.slots[0]?.clock.time ?? '15:00'],
    without: [],
    count: 1,
    capacity: programme.slots[0]?.capacity ?? programme.largest_capacity,
  });
  const [problems, setProblems] = useState<ProgrammeProblems>({});
  const times = plan.times.filter((time) => time !== '');
  const submit = () => {
    const slots = slotStarts({ ...plan, times }).map((wall_clock) => ({
      wall_clock,
      capacity: plan.capacity,
    }));
    if (slots.length > 0) return onAdd(slots);
    setProblems({
      ...(plan.first === '' && { first: words.problems.first }),
      ...(plan.weekdays.length === 0 && { weekdays: words.problems.weekdays }),
      ...(times.length === 0 && { times: words.problems.times }),
    });
  };
  return (
    <FormStack
      label={words.plan.add}
      failure={failure?.message}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" loading={busy}>
            {words.plan.add}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <SlotPlanFields
        plan={plan}
        problems={problems}
        today={instantToZonedTime(now(), programme.timezone_id).date}
        most={Math.max(1, programmeLimits.slots - programme.slots.length)}
        change={(values) => {
          setPlan((before) => ({ ...before, ...values }));
          setProblems({});
        }}
      />
    </FormStack>
  );
}

/** More sessions for a programme, at the times of its zone. */
export function AddSlotsDialog({ opened, ...form }: AddSlotsDialogProps) {
  const { plan } = useProgrammesWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={plan.add} size="lg">
      <Fields {...form} />
    </Dialog>
  );
}

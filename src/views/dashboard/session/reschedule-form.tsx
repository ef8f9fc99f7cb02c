import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { instantToZonedTime, zonedTimeToInstant } from '#contract/rules/zoned-time.ts';
import { errorCatalogue } from '#contract/words/error-catalogue.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useServerNow } from '../../../app-context.tsx';
import { useTimezones } from '../../../react/use-places.ts';
import type { SessionActs } from '../../../react/use-session-acts.ts';
import { FormStack } from '../../shared/form-stack.tsx';
import { type ZonedTime, ZonedTimeFields } from '../create-session/zoned-time-fields.tsx';
import { SeatClocks } from './seat-clocks.tsx';
import { Dialog } from '../../shared/dialog.tsx';

interface RescheduleFormProps {
  session: SessionDetail;
  acts: SessionActs;
  /** Kept while the dialog is closed; undefined where nothing has been changed. */
  draft: ZonedTime | undefined;
  onDraft: (draft: ZonedTime | undefined) => void;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<RescheduleFormProps, 'opened'>) {
  const timezones = useTimezones();
  const now = useServerNow();
  const value = draft ?? {
    ...instantToZonedTime(Date.parse(session.starts_at), session.timezone_id),
    timezoneId: session.timezone_id,
  };
  const [problem, setProblem] = useState<string>();
  const found = zonedTimeToInstant(value.date, value.time, value.timezoneId);
  const save = () => {
    if (!found) return setProblem('Choose a date and a time.');
    if (found.instant <= now()) return setProblem(errorCatalogue.SESSION_012);
    const starts_at = new Date(found.instant).toISOString();
    acts.issue({ act: 'reschedule', id: session.id, starts_at, timezone_id: value.timezoneId });
  };
  return (
    <FormStack
      label="Change the time"
      onSubmit={save}
      actions={
        <>
          <Button type="submit" loading={acts.busy}>
            Change the time
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onDraft(undefined);
              onClose();
            }}
          >
            Keep it
          </Button>
        </>
      }
    >
      <ZonedTimeFields
        value={value}
        timezones={timezones}
        now={now()}
        error={problem}
        onChange={(change) => {
          setProblem(undefined);
          onDraft({ ...value, ...change });
        }}
      />
      {found ? <SeatClocks session={session} instant={found.instant} timezoneId={value.timezoneId} /> : null}
      <p>Everybody invited gets a mail, and the entry in their calendar moves.</p>
    </FormStack>
  );
}

export function RescheduleForm({ opened, ...form }: RescheduleFormProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Change the time" size="lg">
      <Fields {...form} />
    </Dialog>
  );
}

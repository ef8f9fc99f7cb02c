import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { errorCatalogue } from '#contract/words/error-catalogue.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { instantToZonedTime, zonedTimeToInstant } from '#contract/rules/zoned-time.ts';
import { useServices } from '../../app-context.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import type { SessionActions } from './use-session-actions.ts';
import { type ZonedTime, ZonedTimeFields } from './zoned-time-fields.tsx';

interface RescheduleFormProps {
  session: SessionDetail;
  actions: SessionActions;
  opened: boolean;
  onClose: () => void;
}

function Fields({ session, actions, onClose }: Omit<RescheduleFormProps, 'opened'>) {
  const { geo } = useServices();
  const { data } = useLoader('timezones', { load: () => geo.timezones() });
  const [value, setValue] = useState<ZonedTime>(() => ({
    ...instantToZonedTime(Date.parse(session.starts_at), session.timezone_id),
    timezoneId: session.timezone_id,
  }));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const found = zonedTimeToInstant(value.date, value.time, value.timezoneId);
    if (!found) return setProblem('Choose a date and a time.');
    if (found.instant <= Date.now()) return setProblem(errorCatalogue.SESSION_012);
    setBusy(true);
    const done = await actions.reschedule(
      session.id,
      new Date(found.instant).toISOString(),
      value.timezoneId,
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <>
      <ZonedTimeFields
        value={value}
        timezones={data?.timezones ?? []}
        now={Date.now()}
        error={problem}
        onChange={(change) => {
          setProblem(undefined);
          setValue({ ...value, ...change });
        }}
      />
      <p>Everybody invited gets a mail, and the entry in their calendar moves.</p>
      <Group>
        <Button loading={busy} onClick={save}>
          Change the time
        </Button>
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
      </Group>
    </>
  );
}

export function RescheduleForm({ opened, ...form }: RescheduleFormProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title="Change the time" size="lg">
      <Fields {...form} />
    </Modal>
  );
}

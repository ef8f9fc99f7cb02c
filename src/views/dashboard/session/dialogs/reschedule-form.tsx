import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { zonedTimeToInstant } from '#contract/rules/time/zoned-time.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { isPast } from '../../../../machines/create-session/session-draft.ts';
import { useServerNow } from '../../../../app-context.tsx';
import { useHomeTimezone } from '../../../../react/use-home-timezone.ts';
import { useTimezones } from '../../../../react/use-places.ts';
import { useDraftProblemWords } from '../../../../words/organiser/sessions/draft-problems-words.ts';
import { useSessionDialogsWords } from '../../../../words/organiser/sessions/session-dialogs-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useStartReading } from '../../../../react/use-sessions.ts';
import { FormStack } from '../../../shared/forms/form-stack.tsx';
import { OverlapWarning } from '../../people/overlap-warning.tsx';
import { type ZonedTime, ZonedTimeFields } from '../../create-session/zoned-time-fields.tsx';
import { SeatClocks } from '../seat-clocks.tsx';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';
import { MailQuestion, useMailQuestion } from '../../../shared/dialogs/mail-question.tsx';
import { EditConflict } from '../../../shared/edited/edit-conflict.tsx';
import { type Difference, type Draft, useEdited } from '../../../shared/edited/use-edited.ts';

interface RescheduleFormProps {
  session: SessionDetail;
  acts: SessionActs;
  draft: Draft<SessionDetail, ZonedTime> | undefined;
  onDraft: (draft: Draft<SessionDetail, ZonedTime> | undefined) => void;
  opened: boolean;
  onClose: () => void;
}

const timeOf = ({ clock, timezone_id: timezoneId }: SessionDetail): ZonedTime => {
  const { date, time, fold } = clock;
  return { date, time, ...(fold && { fold }), timezoneId };
};

function Fields({ session, acts, draft, onDraft, onClose }: Omit<RescheduleFormProps, 'opened'>) {
  const { reschedule: words } = useSessionDialogsWords();
  const { when: problems } = useDraftProblemWords();
  const { clockWhen, typedWhen } = useTimes();
  const differences = (before: SessionDetail, after: SessionDetail): Difference[] =>
    before.starts_at === after.starts_at && before.timezone_id === after.timezone_id
      ? []
      : [{ what: words.start, from: clockWhen(before.clock), to: clockWhen(after.clock) }];
  const timezones = useTimezones();
  const now = useServerNow();
  const edited = useEdited({ subject: session, draft, onDraft, valuesIn: timeOf, differences });
  const { value } = edited;
  const [problem, setProblem] = useState<string>();
  const home = useHomeTimezone();
  const { timezoneId, ...typed } = value;
  const isComplete = zonedTimeToInstant(typed.date, typed.time, 'UTC') !== undefined;
  const zones = [home, ...session.clocks.map(({ timezone_id }) => timezone_id)];
  const reading = useStartReading(isComplete ? typed : undefined, timezoneId, zones).data;
  const question = useMailQuestion();
  const people = session.seats.length;
  const known = session.unmailed_move ?? session;
  const isKnownTime = reading?.starts_at === known.starts_at && timezoneId === known.clock.timezone_id;
  const issue = () => {
    question.onClose();
    const start = { wall_clock: typed, timezone_id: timezoneId, version: edited.version };
    acts.issue({ act: 'reschedule', id: session.id, start });
  };
  const save = () => {
    if (!isComplete) return setProblem(problems.incomplete);
    const past = reading ? Date.parse(reading.starts_at) <= now() : isPast(value, now());
    if (past) return setProblem(problems.past);
    question.ask(isKnownTime ? 0 : people, issue);
  };
  return (
    <FormStack
      label={words.title}
      onSubmit={save}
      actions={
        <>
          <Button type="submit" loading={acts.busy}>
            {words.title}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              onDraft(undefined);
              onClose();
            }}
          >
            {words.cancel}
          </Button>
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={words.ask(people)}
        act={words.title}
        keep={words.back}
        busy={acts.busy}
        onAct={issue}
        people={people}
        to={words.to}
        reads={words.reads(
          session.title,
          reading ? clockWhen(reading.clock) : typedWhen(typed),
          clockWhen(known.clock),
        )}
      >
        <p>{words.mailsLater}</p>
      </MailQuestion>
      {acts.busy ? null : <EditConflict subject={words.session} changed={session.changed} {...edited} />}
      <ZonedTimeFields
        value={value}
        timezones={timezones}
        reading={reading}
        now={now()}
        error={problem}
        onChange={(change) => {
          setProblem(undefined);
          edited.change({ ...value, ...change });
        }}
      />
      {reading ? <SeatClocks session={session} clock={reading.clock} clocks={reading.clocks} /> : null}
      <OverlapWarning
        people={session.seats.filter(({ state }) => state !== 'declined')}
        plan={{ story_slug: session.story_slug, timezone_id: timezoneId, except: session.id }}
        starts={isComplete ? [{ wall_clock: typed }] : []}
      />
    </FormStack>
  );
}

export function RescheduleForm({ opened, ...form }: RescheduleFormProps) {
  const { reschedule: words } = useSessionDialogsWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={words.title} size="lg">
      <Fields {...form} />
    </Dialog>
  );
}

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { MailedMessageRequest } from '#contract/calls/schemas/sessions/session-mails.ts';
import { longestMailedMessage } from '#contract/rules/business-constants.ts';
import { plural } from '#contract/words/en/counts.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import { FormStack } from '../../../shared/forms/form-stack.tsx';
import { Dialog } from '../../../shared/dialogs/dialog.tsx';
import { MailQuestion, useMailQuestion } from '../../../shared/dialogs/mail-question.tsx';

export type MessageDraft = MailedMessageRequest;
export const emptyMessage: MessageDraft = { text: '', team_id: null };

interface MessageDialogProps {
  session: SessionDetail;
  acts: SessionActs;
  /** Kept while the dialog is closed. */
  draft: MessageDraft;
  onDraft: (draft: MessageDraft) => void;
  opened: boolean;
  onClose: () => void;
}

function problemOf(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Write your message first.';
  if (length > longestMailedMessage)
    return `Messages can have up to ${longestMailedMessage} characters; this one has ${length}.`;
  return undefined;
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<MessageDialogProps, 'opened'>) {
  const [isTried, setTried] = useState(false);
  const problem = problemOf(draft.text);
  const readers = session.seats.filter(
    ({ state, team_id }) => state !== 'declined' && (draft.team_id === null || team_id === draft.team_id),
  ).length;
  const question = useMailQuestion();
  const text = draft.text.trim();
  const issue = () => {
    question.onClose();
    acts.issue({ act: 'message', id: session.id, message: { ...draft, text } });
  };
  const send = () => {
    setTried(true);
    if (problem === undefined) question.ask(readers, issue);
  };
  const team = session.teams.find(({ id }) => id === draft.team_id);
  return (
    <FormStack
      label="Email guests"
      onSubmit={send}
      actions={
        <>
          <Button type="submit" loading={acts.busy} disabled={readers === 0}>
            Send to {plural(readers, 'person', 'people')}
          </Button>
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={`Send this message to ${plural(readers, 'guest', 'guests')}?`}
        act="Send message"
        keep="Back"
        busy={acts.busy}
        onAct={issue}
        people={readers}
        to={team?.name ?? 'Everybody expected to come'}
        reads={
          <>
            <blockquote>{text}</blockquote>
            with the date, time and their personal link
          </>
        }
      />
      <Textarea
        label="Message"
        description="Sent by email with the date, time and each guest’s personal link. Plain text only: web addresses won’t be clickable."
        autosize
        minRows={4}
        maxRows={14}
        value={draft.text}
        error={isTried ? problem : undefined}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
      {session.teams.length > 1 ? (
        <NativeSelect
          label="To"
          data={[
            { value: '', label: 'Everybody expected to come' },
            ...session.teams.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={draft.team_id === null ? '' : String(draft.team_id)}
          onChange={({ currentTarget: { value } }) =>
            onDraft({ ...draft, team_id: value === '' ? null : Number(value) })
          }
        />
      ) : null}
    </FormStack>
  );
}

/** A mail of the organiser's own to the people of a session. */
export function MessageDialog({ opened, ...form }: MessageDialogProps) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title="Email guests" size="lg">
      <Fields {...form} />
    </Dialog>
  );
}

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { MailedMessageRequest } from '#contract/calls/schemas/sessions/session-mails.ts';
import { longestMailedMessage } from '#contract/rules/business-constants.ts';
import type { SessionDialogsWords } from '#contract/words/en/organiser/sessions/session-dialogs.ts';
import type { SessionActs } from '../../../../react/use-session-acts.ts';
import { useSessionDialogsWords } from '../../../../words/organiser/sessions/session-dialogs-words.ts';
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

function problemOf(text: string, words: SessionDialogsWords['message']): string | undefined {
  const { length } = text.trim();
  if (length === 0) return words.empty;
  return length > longestMailedMessage ? words.tooLong(longestMailedMessage, length) : undefined;
}

function Fields({ session, acts, draft, onDraft, onClose }: Omit<MessageDialogProps, 'opened'>) {
  const { message: words } = useSessionDialogsWords();
  const [isTried, setTried] = useState(false);
  const problem = problemOf(draft.text, words);
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
      label={words.title}
      onSubmit={send}
      actions={
        <>
          <Button type="submit" loading={acts.busy} disabled={readers === 0}>
            {words.sendTo(readers)}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <MailQuestion
        opened={question.opened}
        onClose={question.onClose}
        title={words.ask(readers)}
        act={words.send}
        keep={words.back}
        busy={acts.busy}
        onAct={issue}
        people={readers}
        to={team?.name ?? words.everybody}
        reads={
          <>
            <blockquote>{text}</blockquote>
            {words.readsToo}
          </>
        }
      />
      <Textarea
        label={words.text}
        description={words.textHelp}
        autosize
        minRows={4}
        maxRows={14}
        value={draft.text}
        error={isTried ? problem : undefined}
        onChange={(event) => onDraft({ ...draft, text: event.currentTarget.value })}
      />
      {session.teams.length > 1 ? (
        <NativeSelect
          label={words.to}
          data={[
            { value: '', label: words.everybody },
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
  const { message: words } = useSessionDialogsWords();
  return (
    <Dialog opened={opened} onClose={form.onClose} title={words.title} size="lg">
      <Fields {...form} />
    </Dialog>
  );
}

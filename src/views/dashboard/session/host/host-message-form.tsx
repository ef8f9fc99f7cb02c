import { Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { longestMessage } from '#contract/rules/business-constants.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import styles from './host-console.module.css';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const newDraft = (text = '') => ({ id: crypto.randomUUID(), text });

/** A message to everybody or to one team; a message that could not be sent returns to the field, to be sent once. */
export function HostMessageForm({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const [draft, setDraft] = useState(newDraft);
  const [to, setTo] = useState('');
  const isPublished = live.said.some(({ id }) => id === draft.id);
  const text = isPublished ? '' : draft.text;
  const message = {
    action: 'say',
    message_id: draft.id,
    team_id: to === '' ? null : Number(to),
    text: text.trim(),
  } as const;
  const nameOf = (teamId: number | null) =>
    live.teams.find(({ team_id }) => team_id === teamId)?.name ?? 'everybody';
  return (
    <form
      className={styles.message}
      aria-label="Message to the teams"
      onSubmit={(event) => {
        event.preventDefault();
        hand.issue(message);
      }}
    >
      <Textarea
        label="Message"
        description="Stays on screen until each guest dismisses it. Anyone who reconnects sees it too."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={longestMessage}
        value={text}
        onChange={(event) => {
          const written = event.currentTarget.value;
          setDraft(isPublished ? newDraft(written) : { ...draft, text: written });
        }}
      />
      <div className={styles.send}>
        <NativeSelect
          size="md"
          label="Send to"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          data={[
            { value: '', label: 'Everybody' },
            ...live.teams.map(({ team_id, name }) => ({ value: String(team_id), label: name })),
          ]}
        />
        <Button
          type="submit"
          leftSection={<IconSend size={18} aria-hidden />}
          aria-busy={hand.isUnderWay(message)}
          disabled={text.trim() === ''}
        >
          Send
        </Button>
      </div>
      {live.said.length > 0 ? (
        <ul className={styles.said} aria-label="Messages sent" aria-live="polite">
          {live.said.map(({ id, at, by, text: words, team_id }) => (
            <li key={id}>
              <span className={styles.soft}>
                {clock.format(at)}, {by ? `${by} ` : ''}to {nameOf(team_id)}:
              </span>{' '}
              {words}
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}

import { Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { longestMessage } from '#contract/rules/business-constants.ts';
import { localeOf } from '#contract/words/formats.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { NativeSelect } from '../../../shared/controls/native-select.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import { useLanguage } from '../../../../words/language.ts';
import styles from './host-console.module.css';

function useClock(): (at: number) => string {
  const language = useLanguage();
  return useMemo(
    () => new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' }).format,
    [language],
  );
}

const newDraft = (text = '') => ({ id: crypto.randomUUID(), text });

/** A message to everybody or to one team; a message that could not be sent returns to the field, to be sent once. */
export function HostMessageForm({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const { message: words } = useSessionHostWords();
  const clock = useClock();
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
  const recipientText = ({ at, by, team_id: id }: LiveAnswer['said'][number]) => {
    const team = live.teams.find(({ team_id }) => team_id === id);
    return team ? words.toTeam(clock(at), by, team.name) : words.toEverybody(clock(at), by);
  };
  return (
    <form
      className={styles.message}
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        hand.issue(message);
      }}
    >
      <Textarea
        label={words.text}
        description={words.help}
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
          label={words.to}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          data={[
            { value: '', label: words.everybody },
            ...live.teams.map(({ team_id, name }) => ({ value: String(team_id), label: name })),
          ]}
        />
        <Button
          type="submit"
          leftSection={<IconSend size={18} aria-hidden />}
          aria-busy={hand.isUnderWay(message)}
          disabled={text.trim() === ''}
        >
          {words.send}
        </Button>
      </div>
      {live.said.length > 0 ? (
        <ul className={styles.said} aria-label={words.sent} aria-live="polite">
          {live.said.map((said) => (
            <li key={said.id}>
              <span className={styles.soft}>{recipientText(said)}</span> {said.text}
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  );
}

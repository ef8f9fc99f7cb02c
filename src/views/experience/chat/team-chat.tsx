import { ActionIcon, TextInput } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  selectChat,
  selectPublic,
  selectUnsentChat,
} from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
} from '../../../machines/live-session/use-live-session.tsx';
import styles from './team-chat.module.css';
import { MessageText } from './message-text.tsx';
import { useWords } from '../words/use-words.tsx';

/** The team's own words, kept for the length of the session. */
export function TeamChat() {
  const { dataPackage } = useLiveSession();
  const verbs = useExperienceVerbs();
  const { common, table } = useWords();
  const messages = useExperience(selectChat);
  const unsent = useExperience(selectUnsentChat);
  const seats = useExperience(selectPublic)?.seats ?? [];
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length + unsent.length;
  useEffect(() => verbs.openChat(), [verbs]);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    verbs.say(text);
    setText('');
  };
  const nameOf = (seatId: string) =>
    seatId === dataPackage.seat_id
      ? common.you
      : (seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone);
  const waiting = unsent.filter(({ id }) => !messages.some((message) => message.id === id));
  return (
    <section className={styles.chat} aria-label={table.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <ol className={styles.messages} aria-live="polite" aria-label={table.chat} tabIndex={0}>
        {messages.map((message) => (
          <li key={message.id}>
            <b>{nameOf(message.seat_id)}</b> <MessageText text={message.text} />
          </li>
        ))}
        {waiting.map((message) => (
          <li key={message.id} className={styles.waiting}>
            <b>{common.you}</b> <MessageText text={message.text} />{' '}
            {message.failed ? (
              <button type="button" onClick={() => verbs.say(message.text, message.id)}>
                {table.notSent}
              </button>
            ) : (
              <small>{table.sending}</small>
            )}
          </li>
        ))}
        {count === 0 ? <li className={styles.empty}>{table.nothingWritten}</li> : null}
        <li ref={end} aria-hidden="true" className={styles.end} />
      </ol>
      <form onSubmit={submit} className={styles.form}>
        <TextInput
          aria-label={table.write}
          placeholder={table.write}
          value={text}
          maxLength={500}
          autoComplete="off"
          size="md"
          className={styles.field}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon type="submit" aria-label={common.send} variant="filled" color="pine">
          <IconSend2 size={20} aria-hidden />
        </ActionIcon>
      </form>
    </section>
  );
}

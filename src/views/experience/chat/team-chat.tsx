import { IconEyeOff, IconSend2 } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { longestMessage } from '#contract/rules/business-constants.ts';
import { IconButton } from '../../shared/controls/icon-button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import {
  selectBlocked,
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
import { ReportMessage } from './report-message.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { linkParts } from './link-parts.ts';

/** What somebody wrote; addresses of the web open beside the session, which learns nothing of it. */
function MessageText({ text }: { text: string }) {
  let at = 0;
  return linkParts(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.href === null ? (
      part.text
    ) : (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    );
  });
}

export interface TeamChatProps {
  /** The draft, kept by the parent while the chat is hidden. */
  draft: string;
  onDraft: (text: string) => void;
}

/** The team's own words, kept for the length of the session. */
export function TeamChat({ draft: text, onDraft: setText }: TeamChatProps) {
  const { dataPackage } = useLiveSession();
  const verbs = useExperienceVerbs();
  const { chat, common } = useWords();
  const messages = useExperience(selectChat);
  const unsent = useExperience(selectUnsentChat);
  const blocked = useExperience(selectBlocked);
  const seats = useExperience(selectPublic)?.seats ?? [];
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length + unsent.length;
  useEffect(() => verbs.openChat(), [verbs]);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const tooMany = [...text.trim()].length - longestMessage;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '' || tooMany > 0) return;
    verbs.say(text);
    setText('');
  };
  const nameOf = (seatId: string) =>
    seatId === dataPackage.seat_id
      ? common.you
      : seats.find(({ seat_id }) => seat_id === seatId)?.name || common.someone;
  const waiting = unsent.filter(({ id }) => !messages.some((message) => message.id === id));
  return (
    <section className={styles.chat} aria-label={chat.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <ol className={styles.messages} aria-live="polite" aria-label={chat.title} tabIndex={0}>
        {messages
          .filter(({ seat_id }) => !blocked.includes(seat_id))
          .map((message) => (
            <li key={message.id} className={styles.message}>
              <span>
                <b>{nameOf(message.seat_id)}</b> <MessageText text={message.text} />
              </span>
              {message.seat_id === dataPackage.seat_id ? null : (
                <span className={styles.acts}>
                  <ReportMessage message={message} name={nameOf(message.seat_id)} />
                  <IconButton
                    variant="subtle"
                    size="sm"
                    aria-label={chat.hide(nameOf(message.seat_id))}
                    title={chat.hide(nameOf(message.seat_id))}
                    onClick={() => verbs.block(message.seat_id, true)}
                  >
                    <IconEyeOff size={16} aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        {waiting.map((message) => (
          <li key={message.id} className={styles.waiting}>
            <b>{common.you}</b> <MessageText text={message.text} />{' '}
            {message.failed ? (
              <button type="button" onClick={() => verbs.say(message.text, message.id)}>
                {chat.notSent}
              </button>
            ) : (
              <small>{chat.sending}</small>
            )}
          </li>
        ))}
        {count === 0 ? <li className={styles.empty}>{chat.nothingWritten}</li> : null}
        <li ref={end} aria-hidden="true" className={styles.end} />
      </ol>
      {blocked.length > 0 ? (
        <ul className={styles.hidden} aria-label={chat.hidden}>
          {blocked.map((seatId) => (
            <li key={seatId}>
              {chat.hides(nameOf(seatId))}{' '}
              <button type="button" onClick={() => verbs.block(seatId, false)}>
                {chat.showAgain}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={submit} className={styles.form}>
        <TextInput
          aria-label={chat.write}
          placeholder={chat.write}
          value={text}
          error={tooMany > 0 ? chat.tooMany(tooMany) : undefined}
          autoComplete="off"
          data-autofocus
          size="md"
          className={styles.field}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <IconButton type="submit" aria-label={common.send} variant="filled">
          <IconSend2 size={20} aria-hidden />
        </IconButton>
      </form>
    </section>
  );
}

import { type SubmitEvent, useState } from 'react';
import { icebreakerFor, icebreakers } from '#contract/rules/sessions/icebreakers.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import {
  sameList,
  selectIcebreaker,
  selectProblem,
  selectPublic,
} from '../../../machines/experience-playback/experience-selectors.ts';
import {
  useExperience,
  useExperienceVerbs,
  useLiveSession,
} from '../../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './icebreaker.module.css';
import { useFailureText } from '../../../words/failure-text.ts';

/** A light question a person; everybody sees the answers as they arrive. */
export function Icebreaker() {
  const { dataPackage } = useLiveSession();
  const { common, icebreaker: words } = useWords();
  const failureText = useFailureText();
  const verbs = useExperienceVerbs();
  const answers = useExperience(selectIcebreaker, sameList);
  const seats = useExperience(selectPublic)?.seats ?? [];
  const problem = useExperience(selectProblem);
  const own = dataPackage.seat_id;
  const ownAnswer = answers.find(({ seat_id }) => seat_id === own);
  const [question, setQuestion] = useState(ownAnswer?.question ?? icebreakerFor(own));
  const [text, setText] = useState('');
  const next = () => {
    const at = icebreakers.indexOf(question);
    setQuestion(icebreakers[(at + 1) % icebreakers.length] ?? question);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    verbs.breakIce(question, text);
    setText('');
  };
  const nameOf = (seatId: string) =>
    seatId === own ? common.you : seats.find(({ seat_id }) => seat_id === seatId)?.name || common.someone;
  return (
    <section className={styles.icebreaker} aria-labelledby="icebreaker">
      <h2 id="icebreaker" className={styles.title}>
        {words.title}
      </h2>
      <form onSubmit={submit} className={styles.form}>
        <p className={styles.question} aria-live="polite" id="icebreaker-question">
          {words.questions[question]}
        </p>
        <TextInput
          aria-label={words.label}
          aria-describedby="icebreaker-question"
          value={text}
          maxLength={140}
          autoComplete="off"
          size="md"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.acts}>
          <Button type="submit" variant={ownAnswer ? 'default' : 'filled'}>
            {ownAnswer ? words.change : words.answer}
          </Button>
          <Button variant="subtle" onClick={next}>
            {words.other}
          </Button>
        </div>
        <p role="alert" className={styles.problem}>
          {problem ? failureText(problem) : ''}
        </p>
      </form>
      <ul className={styles.answers} aria-live="polite" aria-label={words.answers}>
        {answers.map((answer) => (
          <li key={`${answer.seat_id} ${answer.at}`}>
            <span className={styles.asked}>
              <b>{nameOf(answer.seat_id)}</b> {words.questions[answer.question]}
            </span>
            <span className={styles.said}>{answer.text}</span>
          </li>
        ))}
        {answers.length === 0 ? <li className={styles.none}>{words.none}</li> : null}
      </ul>
    </section>
  );
}

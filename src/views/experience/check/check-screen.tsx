import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import { useSystemCheck } from '../../../machines/system-check/use-system-check.ts';
import { writeCheckReport } from '../../../services/device-check/check-report.ts';
import { verdictOf } from '../../../services/device-check/check-verdict.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { LanguageChoice } from '../../../words/language-choice.tsx';
import { CopyTextButton } from '../../shared/copy-text-button.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './check-screen.module.css';
import { DeviceCheck } from './device-check.tsx';
import { useLanguage } from '../../../words/language.ts';
import { useCheckWords } from '../../../words/check-words.ts';

const titlesOf = (names: Record<CheckId, { title: string }>) =>
  Object.fromEntries(checkIds.map((id) => [id, names[id].title])) as Record<CheckId, string>;

/** Every part of a session tried on this device, with a word on each and one on the whole. */
export function CheckScreen() {
  const { check, trials, media, results, isJudged, browser, sessionId, writeForIt } = useSystemCheck();
  const { check: words } = useCheckWords();
  const language = useLanguage();
  const verdict = isJudged ? verdictOf(results) : null;
  const states = checkIds.map((id) => results[id].state);
  const isHalfDone = states.includes('untested') && !states.includes('warned') && !states.includes('failed');
  const judged = isHalfDone ? words.halfDone : verdict && words.verdicts[verdict];
  const shown = (verdict && judged) ?? { title: words.trying, text: words.tryingText };
  const trialOf = (id: CheckId) => {
    const trial = id === 'speaker' || id === 'microphone' || id === 'camera' ? trials[id] : undefined;
    return trial ? <DeviceCheck trial={trial} media={media} /> : null;
  };
  const writeReport = async () =>
    writeCheckReport({
      language,
      verdict: shown.title,
      browser,
      at: new Date(),
      titles: titlesOf(words.names),
      states: words.states,
      results,
    });
  return (
    <NightShell title={words.page} actions={<LanguageChoice />}>
      <div className={styles.check}>
        <div className={styles.head} role="status" data-verdict={verdict ?? undefined}>
          <h1>{shown.title}</h1>
          <p>{shown.text}</p>
          {sessionId && verdict ? <p className={styles.soft}>{words.hostSees}</p> : null}
        </div>
        <ul className={styles.rows}>
          {checkIds.map((id) => (
            <CheckRow
              key={id}
              name={words.names[id]}
              result={results[id]}
              onRetry={() => check.send({ type: 'check.started', id })}
            >
              {trialOf(id)}
            </CheckRow>
          ))}
        </ul>
        <div className={styles.ways}>
          {sessionId ? <ButtonLink to="/experience">{words.toSession}</ButtonLink> : null}
          <CopyTextButton label={words.copyReport} write={writeReport} words={words.copying} />
          <CopyTextButton label={words.copyForIt} write={() => writeForIt(language)} words={words.copying} />
        </div>
        <p className={styles.soft}>{words.reportHelp}</p>
      </div>
    </NightShell>
  );
}

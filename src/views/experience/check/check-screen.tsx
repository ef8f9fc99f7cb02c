import { type CheckId, checkIds } from '#contract/rules/system-checks.ts';
import { useSystemCheck } from '../../../machines/system-check/use-system-check.ts';
import { writeCheckReport } from '../../../services/device-check/check-report.ts';
import { verdictOf } from '../../../services/device-check/check-verdict.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './check-screen.module.css';
import { checkNames, checkTitles, halfDoneWords, stateWords, verdictWords } from './check-words.ts';
import { CopyTextButton } from './copy-text-button.tsx';
import { DeviceCheck } from './device-check.tsx';

/** Every part of a session tried on this device, with a word on each and one on the whole. */
export function CheckScreen() {
  const { check, trials, media, results, isJudged, browser, sessionId, writeForIt } = useSystemCheck();
  const verdict = isJudged ? verdictOf(results) : null;
  const states = checkIds.map((id) => results[id].state);
  const isHalfDone = states.includes('untested') && !states.includes('warned') && !states.includes('failed');
  const judged = isHalfDone ? halfDoneWords : verdict && verdictWords[verdict];
  const said = (verdict && judged) ?? { title: 'Trying your device', text: 'This takes a few seconds.' };
  const trialOf = (id: CheckId) => {
    const trial = id === 'speaker' || id === 'microphone' || id === 'camera' ? trials[id] : undefined;
    return trial ? <DeviceCheck trial={trial} media={media} /> : null;
  };
  const writeReport = async () =>
    writeCheckReport({
      verdict: said.title,
      browser: `${browser.name} on ${browser.system}`,
      at: new Date(),
      titles: checkTitles,
      states: stateWords,
      results,
    });
  return (
    <NightShell title="Check my device">
      <div className={styles.check}>
        <div className={styles.head} role="status" data-verdict={verdict ?? undefined}>
          <h1>{said.title}</h1>
          <p>{said.text}</p>
          {sessionId && verdict ? (
            <p className={styles.soft}>
              Your host sees which of these are fine and which are not, and nothing else.
            </p>
          ) : null}
        </div>
        <ul className={styles.rows}>
          {checkIds.map((id) => (
            <CheckRow
              key={id}
              name={checkNames[id]}
              result={results[id]}
              onRetry={() => check.send({ type: 'check.started', id })}
            >
              {trialOf(id)}
            </CheckRow>
          ))}
        </ul>
        <div className={styles.ways}>
          {sessionId ? <ButtonLink to="/experience">To my session</ButtonLink> : null}
          <CopyTextButton label="Copy this report" write={writeReport} />
          <CopyTextButton label="Copy the text for IT" write={writeForIt} />
        </div>
        <p className={styles.soft}>
          The report names your browser and what was found, and nobody. The text for IT says which addresses
          and ports a session needs.
        </p>
      </div>
    </NightShell>
  );
}

import { Button } from '@mantine/core';
import { checkIds, verdictOf } from '../../../services/experience/check-verdict.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './check-screen.module.css';
import { checkNames, halfDoneWords, stateWords, verdictWords } from './check-words.ts';
import { DeviceCheck } from './device-check.tsx';
import { useSystemCheck } from './use-system-check.ts';

/** Every part of a session tried on this device, with a word on each and one on the whole. */
export function CheckScreen() {
  const { check, results, hasSeat } = useSystemCheck();
  const verdict = verdictOf(results);
  const states = checkIds.map((id) => results[id].state);
  const isHalfDone = states.includes('untested') && !states.includes('warned') && !states.includes('failed');
  const judged = isHalfDone ? halfDoneWords : verdict && verdictWords[verdict];
  const said = (verdict && judged) ?? { title: 'Trying your device', text: 'This takes a few seconds.' };
  const report = () =>
    navigator.clipboard.writeText(
      checkIds
        .map((id) => `${checkNames[id].title}: ${stateWords[results[id].state]}. ${results[id].detail}`)
        .join('\n'),
    );
  return (
    <NightShell title="Check my device">
      <div className={styles.check}>
        <div className={styles.head} role="status" data-verdict={verdict ?? undefined}>
          <h1>{said.title}</h1>
          <p>{said.text}</p>
          {hasSeat && verdict ? <p className={styles.soft}>Your host sees that you have checked.</p> : null}
        </div>
        <ul className={styles.rows}>
          {checkIds.map((id) => (
            <CheckRow
              key={id}
              id={id}
              result={results[id]}
              onRetry={() => check.send({ type: 'check.started', id })}
            >
              {id === 'speaker' || id === 'microphone' || id === 'camera' ? (
                <DeviceCheck
                  kind={id}
                  onResult={(passed, detail) => check.send({ type: 'check.confirmed', id, passed, detail })}
                />
              ) : null}
            </CheckRow>
          ))}
        </ul>
        <div className={styles.ways}>
          {hasSeat ? <ButtonLink to="/experience">To my session</ButtonLink> : null}
          <Button variant="default" onClick={report}>
            Copy this report
          </Button>
        </div>
      </div>
    </NightShell>
  );
}

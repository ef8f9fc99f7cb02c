import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { useFacilitators } from '../../../react/use-facilitators.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../dashboard.module.css';

/** Which of the company's facilitators run the session. */
export function SessionFacilitators({ session }: { session: SessionDetail }) {
  const { facilitators: words } = useSessionDetailWords();
  const { facilitators, assign } = useFacilitators(session.id);
  const { data, error, failed, refresh } = facilitators;
  const assigned = data?.facilitators.filter((one) => one.assigned).map(({ id }) => id) ?? [];
  /** What was chosen counts until the answer is there. */
  const [chosen, setChosen] = useState<{ ids: number[]; before: typeof data }>();
  const shown = chosen && chosen.before === data && !assign.failure ? chosen.ids : assigned;
  return (
    <section className={styles.section} aria-labelledby="facilitators">
      <h2 id="facilitators">{words.title}</h2>
      <p className={styles.lead}>{words.lead}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <div role="status" aria-label={words.loading}>
          <Bone height="1lh" width="40%" />
        </div>
      )}
      {data?.facilitators.length === 0 ? (
        <p className={styles.soft}>
          {words.none.before} <Link to="/dashboard/profile#colleagues">{words.none.link}</Link>
          {words.none.after}
        </p>
      ) : null}
      {data?.facilitators.map((one) => (
        <Checkbox
          key={one.id}
          label={fullName(one)}
          checked={shown.includes(one.id)}
          disabled={!assign.possible}
          onChange={({ currentTarget: { checked } }) => {
            const others = shown.filter((id) => id !== one.id);
            const ids = checked ? [...others, one.id] : others;
            setChosen({ ids, before: data });
            assign.issue(ids);
          }}
        />
      ))}
      {assign.failure ? <p role="alert">{assign.failure.message}</p> : null}
    </section>
  );
}

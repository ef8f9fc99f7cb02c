import { useEndOtherSignIns, useEndSignIn, useSignIns } from '../../../react/use-account.ts';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';
import { useDeviceNames } from '../../../words/organiser/account/device-name-words.ts';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';
import { useTimes } from '../../../words/use-texts.ts';

/** Where the account is logged in; each of the others can be logged out alone. */
export function SignedInDevices() {
  const words = useProfileWords().devices;
  const named = useDeviceNames();
  const { shortWhen } = useTimes();
  const { data, error, failed, refresh } = useSignIns();
  const zone = useHomeTimezone();
  const end = useEndSignIn(refresh);
  const endOthers = useEndOtherSignIns(refresh);
  const hasOthers = data?.sign_ins.some(({ is_own }) => !is_own) ?? false;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <div role="status" aria-label={words.loading} className={styles.rows}>
          <div className={styles.row}>
            <Bone height="1lh" width="72%" />
          </div>
        </div>
      )}
      {data ? (
        <ul className={styles.rows}>
          {data.sign_ins.map(({ id, device, used_at, is_own }) => (
            <li key={id} className={styles.row}>
              <span className={styles.rowWords}>
                {device === null ? words.unknown : named(device)}{' '}
                <span className={styles.soft}>
                  {is_own ? words.own : words.used(shortWhen(used_at, zone))}
                </span>
              </span>
              {is_own ? null : (
                <Button
                  variant="subtle"
                  color="ember"
                  size="compact-sm"
                  disabled={!end.possible}
                  aria-label={words.logOutOf(
                    device === null ? words.unknown : named(device),
                    shortWhen(used_at, zone),
                  )}
                  onClick={() => end.issue(id)}
                >
                  {words.logOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <div className={styles.row}>
          <Button
            variant="subtle"
            color="ember"
            loading={endOthers.busy}
            disabled={!endOthers.possible}
            onClick={() => endOthers.issue()}
          >
            {words.logOutOthers}
          </Button>
        </div>
      ) : null}
      <p role="alert">{end.failure?.message ?? endOthers.failure?.message}</p>
    </section>
  );
}

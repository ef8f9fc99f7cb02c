import { useState } from 'react';
import type { Place } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { momentText } from '#contract/words/moments.ts';
import { type PlaceActs, usePlace } from '../../react/use-sign-up-page.ts';
import { homeTimezone } from '../../services/home-timezone.ts';
import { useFailureText } from '../../words/failure-text.ts';
import { useSignUpWords } from '../../words/sign-up-words.ts';
import { useLanguage } from '../../words/language.ts';
import { Button } from '../shared/controls/button.tsx';
import { ConfirmDialog } from '../shared/dialogs/confirm-dialog.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { SignUpFailure } from './sign-up-failure.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { SlotChoice } from './slot-choice.tsx';
import styles from './sign-up.module.css';

interface PlaceProps {
  place: Place;
  acts: PlaceActs;
}

const momentIn = (at: number | null, language: string) => momentText(at ?? 0, homeTimezone(null), language);

function CancelButton({ acts, label }: { acts: PlaceActs; label: string }) {
  const { place: words } = useSignUpWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" disabled={acts.busy} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={words.cancelTitle}
        act={words.cancel}
        keep={words.keep}
        busy={acts.busy}
        onAct={() => {
          setOpened(false);
          acts.cancel();
        }}
      >
        <p>{words.cancelText}</p>
      </ConfirmDialog>
    </>
  );
}

function MoveForm({ place, acts }: PlaceProps) {
  const { place: words } = useSignUpWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const slots = place.programme.slots.filter(
    ({ id, free }) => id !== place.slot_id && free >= place.people.length,
  );
  if (slots.length === 0 || !place.programme.is_open) return null;
  return (
    <details className={styles.move}>
      <summary>{words.change}</summary>
      <SlotChoice
        legend={words.changeTo}
        slots={slots}
        value={chosen}
        timezone={homeTimezone(null)}
        onChange={setChosen}
      />
      <div>
        <Button
          disabled={chosen === null}
          loading={acts.busy}
          onClick={() => chosen !== null && acts.move(chosen)}
        >
          {words.move}
        </Button>
      </div>
    </details>
  );
}

/** What stands of the place, and what can be done to it now. */
function PlaceState({ place, acts, onAgain }: PlaceProps & { onAgain: () => void }) {
  const { place: words } = useSignUpWords();
  const language = useLanguage();
  const until = momentIn(place.until, language);
  const leader = place.people[0]?.name ?? '';
  switch (place.state) {
    case 'unconfirmed':
      return (
        <>
          <h2>{words.unconfirmed.title}</h2>
          <p>{words.unconfirmed.text(until)}</p>
          <div className={styles.actions}>
            <Button size="lg" loading={acts.busy} onClick={acts.confirm}>
              {words.unconfirmed.confirm}
            </Button>
            <CancelButton acts={acts} label={words.unconfirmed.letGo} />
          </div>
        </>
      );
    case 'confirmed':
      return (
        <>
          <h2>{words.confirmed.title}</h2>
          <p>{place.is_over ? words.over : words.confirmed.text}</p>
          {place.is_over ? null : (
            <>
              {place.leads ? <MoveForm key={place.slot_id} place={place} acts={acts} /> : null}
              <div className={styles.actions}>
                <CancelButton acts={acts} label={words.cancel} />
              </div>
            </>
          )}
        </>
      );
    case 'waiting':
      return (
        <>
          <h2>{words.waiting.title}</h2>
          <p>{words.waiting.text}</p>
          {place.leads ? <MoveForm key={place.slot_id} place={place} acts={acts} /> : null}
          <div className={styles.actions}>
            <CancelButton acts={acts} label={words.waiting.leave} />
          </div>
        </>
      );
    case 'offered':
      return (
        <>
          <h2>{words.offered.title}</h2>
          <p>{place.leads ? words.offered.text(until) : words.offered.companion(leader, until)}</p>
          <div className={styles.actions}>
            {place.leads ? (
              <Button size="lg" loading={acts.busy} onClick={acts.accept}>
                {words.offered.accept}
              </Button>
            ) : null}
            <CancelButton acts={acts} label={words.offered.decline} />
          </div>
        </>
      );
    case 'ended': {
      const ending = place.ending ?? 'expired';
      const text = {
        person: words.ended.text,
        expired: words.ended.text,
        elsewhere: words.ended.elsewhereText,
        organiser: words.ended.organiserText,
      }[ending];
      return (
        <>
          <h2>{words.ended[ending]}</h2>
          <p>{text}</p>
          {place.programme.is_open && ending !== 'elsewhere' ? (
            <div>
              <Button size="lg" onClick={onAgain}>
                {words.ended.again}
              </Button>
            </div>
          ) : null}
        </>
      );
    }
  }
}

/** One person's place: to confirm, change or cancel it, or to accept one from the waiting list. */
export function PlaceView({ link, onAgain }: { link: string; onAgain: () => void }) {
  const { place: words } = useSignUpWords();
  const language = useLanguage();
  const failureText = useFailureText();
  const { place, error, failed, refresh, acts } = usePlace(link);
  if (failed) return <SignUpFailure error={error} title={words.loadFailed} onRetry={refresh} />;
  if (!place)
    return (
      <SignUpFrame programme={null} title={words.page}>
        <PageSkeleton />
      </SignUpFrame>
    );
  const isGroup = place.people.length > 1;
  return (
    <SignUpFrame programme={place.programme} title={words.page}>
      <section className={styles.outcome} aria-live="polite">
        {place.state === 'ended' ? null : (
          <p>
            <span className={styles.soft}>{words.when}: </span>
            <strong>{momentIn(place.starts_at, language)}</strong>
          </p>
        )}
        <PlaceState place={place} acts={acts} onAgain={onAgain} />
        {acts.failure ? (
          <p role="alert" className={styles.error}>
            {failureText(acts.failure)}
          </p>
        ) : null}
      </section>
      {isGroup && place.state !== 'ended' ? (
        <section className={styles.outcome}>
          <h2>{words.group}</h2>
          <ul className={styles.group}>
            {place.people.map(({ name, is_you, is_confirmed }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
              <li key={index}>
                {name}
                {is_you ? ` (${words.you})` : ''}
                {is_confirmed ? null : <span className={styles.soft}> · {words.unconfirmedMember}</span>}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </SignUpFrame>
  );
}

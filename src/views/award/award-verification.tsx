import { IconAward, IconShieldX } from '@tabler/icons-react';
import { useAwardVerification } from '../../react/use-awards.ts';
import { readableMessage } from '../../services/http/api-error.ts';
import { useAwardCheckWords } from '../../words/award-check-words.ts';
import styles from '../account/auth.module.css';
import { AuthFrame } from '../account/auth-frame.tsx';
import { CrewMark } from '../shared/people/crew-mark.tsx';
import { CompanyMark } from '../shared/people/company-mark.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';

export function AwardVerification({ code }: { code: string }) {
  const words = useAwardCheckWords();
  const { data, error, failed, refresh } = useAwardVerification(code);
  if (failed) {
    return <ErrorPanel title={words.failed} message={readableMessage(error)} onRetry={refresh} />;
  }
  if (!data) return <PageSkeleton />;
  const { award, revoked } = data;
  if (revoked) {
    return (
      <AuthFrame title={words.revoked} lead={words.genuineUntil(revoked.at)}>
        <p className={styles.soft}>
          <IconShieldX aria-hidden="true" /> {revoked.reason}
        </p>
      </AuthFrame>
    );
  }
  if (!data.valid || !award) {
    return (
      <AuthFrame title={words.unknown} lead={words.unsigned}>
        <p className={styles.soft}>
          <IconShieldX aria-hidden="true" /> {words.ask}
        </p>
      </AuthFrame>
    );
  }
  /** By the mark, which writes the name where there is a colour and no logo. */
  const isNamed = award.colour !== null && award.logo_url === null;
  return (
    <AuthFrame title={words.genuine} lead={words.signed}>
      <section className={styles.panel}>
        <CompanyMark company={award.company} logoAddress={award.logo_url} colour={award.colour} />
        <IconAward size={40} aria-hidden="true" />
        <h2>{award.title}</h2>
        <p className={styles.soft}>
          {award.recipient}
          {award.kind === 'person' ? `, ${award.team}` : ''}
          {isNamed ? '' : ` · ${award.company}`}
        </p>
        {award.part ? (
          <p>
            <CrewMark mark={award.part.mark} size={22} /> {award.part.deed}
          </p>
        ) : null}
        <p className={styles.soft}>{words.ofStory(award.story, award.date)}</p>
      </section>
    </AuthFrame>
  );
}

import { IconBadgeCc, IconHeadphones, IconLink, IconVideo, IconWifi } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import type { SupportWords } from '#contract/words/en/site/support.ts';
import { useSupportWords } from '../../../words/site/support-words.ts';
import { useHelpWords } from '../../support/use-help-words.ts';
import { CopyDiagnosis } from '../../shared/copy-diagnosis.tsx';
import { ContactForm } from './contact-form.tsx';
import { ServiceStatus } from './service-status.tsx';
import styles from './support-page.module.css';

const icons: Record<keyof SupportWords['remedies'], ReactNode> = {
  link: <IconLink aria-hidden="true" />,
  sound: <IconHeadphones aria-hidden="true" />,
  camera: <IconVideo aria-hidden="true" />,
  connection: <IconWifi aria-hidden="true" />,
  film: <IconBadgeCc aria-hidden="true" />,
};
const remedies = ['link', 'sound', 'camera', 'connection', 'film'] as const;

/** `/support`; `?session=` fills the session ID. */
export default function SupportPage() {
  const [search] = useSearchParams();
  const words = useSupportWords();
  const { page, status, write } = words;
  const help = useHelpWords();
  return (
    <>
      <PageHead title={page.title} description={page.description} path="/support" />
      <PageIntro title={page.heading}>
        <p>{page.lead}</p>
        <p>
          <ButtonLink to="/systemCheck" size="lg">
            {page.check}
          </ButtonLink>
        </p>
      </PageIntro>
      <div className={styles.remedies}>
        <dl>
          {remedies.map((name) => (
            <div key={name} className={styles.remedy}>
              <dt>
                {icons[name]}
                {words.remedies[name].trouble}
              </dt>
              <dd>{words.remedies[name].remedy}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section labelledBy="status-title">
        <div className={styles.write}>
          <div>
            <h2 id="status-title">{status.title}</h2>
            <p>{status.lead}</p>
          </div>
          <ServiceStatus />
        </div>
      </Section>
      <Section tone="sunk" labelledBy="write-title">
        <div className={styles.write}>
          <div>
            <h2 id="write-title">{write.title}</h2>
            <p>
              {write.beforeCheck}
              <Link to="/systemCheck">{write.check}</Link>
              {write.beforeQuestions}
              <Link to="/faq">{write.questions}</Link>
              {write.end}
            </p>
            <div className={styles.diagnosis}>
              <CopyDiagnosis words={help.diagnosis} />
            </div>
          </div>
          <ContactForm topic="help" sessionId={search.get('session') ?? ''} />
        </div>
      </Section>
    </>
  );
}

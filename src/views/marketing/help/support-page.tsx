import { IconBadgeCc, IconHeadphones, IconLink, IconVideo, IconWifi } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Section } from '../layout/section.tsx';
import { help } from '#contract/words/en/help.ts';
import { CopyDiagnosis } from '../../shared/copy-diagnosis.tsx';
import { ContactForm } from './contact-form.tsx';
import { ServiceStatus } from './service-status.tsx';
import styles from './support-page.module.css';

interface Remedy {
  icon: ReactNode;
  trouble: string;
  remedy: ReactNode;
}

const remedies: Remedy[] = [
  {
    icon: <IconLink aria-hidden="true" />,
    trouble: 'My link does not open',
    remedy:
      'Open it directly in Chrome, Edge, Firefox or Safari, not inside your email app. You can use it as often as you like, on any device.',
  },
  {
    icon: <IconHeadphones aria-hidden="true" />,
    trouble: 'I see the film but hear nothing',
    remedy: 'Browsers block sound until you click or tap. Click the video, then check the tab’s volume.',
  },
  {
    icon: <IconVideo aria-hidden="true" />,
    trouble: 'The camera stays dark',
    remedy:
      'Another program may be using it. Close other calls, then choose the camera again. The session continues without one, too.',
  },
  {
    icon: <IconWifi aria-hidden="true" />,
    trouble: 'It says reconnecting',
    remedy:
      'Stay where you are. Your vote is safe, and you return to the scene that is playing. If a minute passes, open your link again.',
  },
  {
    icon: <IconBadgeCc aria-hidden="true" />,
    trouble: 'I cannot follow the film',
    remedy:
      'Switch captions on below the picture, or open the text of the scene. Nothing that matters is only on film.',
  },
];

/** `/support`; `?session=` fills the session ID. */
export default function SupportPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHead
        title="Support"
        description="Troubleshooting for a session, and people to write to."
        path="/support"
      />
      <PageIntro title="What’s wrong?">
        <p>
          If your session is about to start, begin with the device check. It takes two minutes and says what
          to do.
        </p>
        <p>
          <ButtonLink to="/systemCheck" size="lg">
            Check my device
          </ButtonLink>
        </p>
      </PageIntro>
      <div className={styles.remedies}>
        <dl>
          {remedies.map(({ icon, trouble, remedy }) => (
            <div key={trouble} className={styles.remedy}>
              <dt>
                {icon}
                {trouble}
              </dt>
              <dd>{remedy}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Section labelledBy="status-title">
        <div className={styles.write}>
          <div>
            <h2 id="status-title">Service status</h2>
            <p>Current status of everything a session needs.</p>
          </div>
          <ServiceStatus />
        </div>
      </Section>
      <Section tone="sunk" labelledBy="write-title">
        <div className={styles.write}>
          <div>
            <h2 id="write-title">Still stuck? Tell us.</h2>
            <p>
              Include the session ID so we can find it faster. The diagnosis tells us your browser, your
              window and how our server answers you; it contains no name, email address or log-in. Paste it
              into the message, and what the <Link to="/systemCheck">device check</Link> wrote under “Copy
              this report” as well. Other answers are under <Link to="/faq">Questions</Link>.
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

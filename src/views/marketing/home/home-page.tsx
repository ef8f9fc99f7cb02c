import { useHomeWords } from '../../../words/site/home-words.ts';
import { useWelcomeWords } from '../../../words/site/welcome-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { organisation, type Thing } from '../../shared/shell/structured-data.ts';
import { Section } from '../layout/section.tsx';
import { PlayChapter } from '../playable/play-chapter.tsx';
import { ClosingCall } from './closing-call.tsx';
import { HomeHero } from './home-hero.tsx';
import { FeaturedChapter } from './featured-chapter.tsx';
import { HourChapter } from './hour-chapter.tsx';
import { HourTrail } from './hour-trail.tsx';
import { LunchChapter } from './lunch-chapter.tsx';
import { PriceHint } from './price-hint.tsx';
import { SampleResults } from './sample-results.tsx';

const about = (site: string): Thing[] => [
  organisation(site),
  { '@type': 'WebSite', name: 'Muster', url: `${site}/`, publisher: { '@id': `${site}/#organisation` } },
];

/** `/`; lies under a header of tone "night". */
export default function HomePage() {
  const { head } = useHomeWords();
  const { start } = useWelcomeWords();
  return (
    <>
      <PageHead {...head} path="/" things={about} />
      <HomeHero />
      <FeaturedChapter />
      <Section tone="night" labelledBy="try-title">
        <PlayChapter />
      </Section>
      <LunchChapter />
      <HourChapter />
      <HourTrail />
      <SampleResults />
      <PriceHint />
      <ClosingCall>
        <ButtonLink to="/signup" size="lg">
          {start}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

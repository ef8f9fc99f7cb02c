import { type ReactNode, useMemo } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { type GuestColour, guestColour } from '#contract/rules/company-colour.ts';
import { coverUrl } from '#contract/story/story-media.ts';
import { awardSize } from '../../experience/results/award/draw-award.ts';
import { useAwardWords } from '../../../words/organiser/sessions/award-words.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { useAwardCanvas } from '../../experience/results/award/use-award-canvas.ts';
import { CompanyMark } from '../../shared/people/company-mark.tsx';
import { Bone } from '../../shared/skeletons.tsx';
import styles from './colour-preview.module.css';

interface ColourPreviewProps {
  company: string;
  logoAddress: string | null;
  /** `#rrggbb`; null for how it looks without a colour. */
  value: string | null;
}

interface BrandShown extends Omit<ColourPreviewProps, 'value'> {
  colour: GuestColour | null;
}

const sampleAward = {
  code: 'sample',
  kind: 'person',
  recipient: 'Ana Silva',
  date: '2026-11-21',
  picture_url: coverUrl('the-borrowed-light'),
} as const;

function WaitingPreview(brand: BrandShown) {
  const { beginsIn, sample } = useCompanyWords().colour;
  return (
    <div className={styles.night} data-tone="night">
      <CompanyMark {...brand} />
      <p className={styles.story}>{sample.story}</p>
      <p className={styles.headline}>{beginsIn}</p>
    </div>
  );
}

function AwardPreview({ company, logoAddress, colour }: BrandShown) {
  const words = useCompanyWords().colour;
  const awardWords = useAwardWords();
  const award = useMemo(
    (): Award => ({
      ...sampleAward,
      ...words.sample,
      company,
      colour,
      logo_url: logoAddress,
      verify_url: `${window.location.origin}/verify/award/${sampleAward.code}`,
    }),
    [company, colour, logoAddress, words.sample],
  );
  return (
    <canvas
      ref={useAwardCanvas(award, awardWords)}
      width={awardSize.width / 2}
      height={awardSize.height / 2}
      className={styles.sheet}
      role="img"
      aria-label={(colour ? words.awardWithColour : words.award)(company)}
    />
  );
}

function Previews({ waiting, award }: { waiting: ReactNode; award: ReactNode }) {
  const words = useCompanyWords().colour;
  return (
    <div className={styles.preview}>
      <figure>
        {waiting}
        <figcaption>{words.inWaitingRoom}</figcaption>
      </figure>
      <figure>
        {award}
        <figcaption>{words.onAward}</figcaption>
      </figure>
    </div>
  );
}

/** How guests will see the company with a colour, before that is saved. */
export function ColourPreview({ value, ...brand }: ColourPreviewProps) {
  const colour = useMemo(() => (value === null ? null : guestColour(value)), [value]);
  return (
    <Previews
      waiting={<WaitingPreview {...brand} colour={colour} />}
      award={<AwardPreview {...brand} colour={colour} />}
    />
  );
}

const bone = <Bone height="100%" />;

/** In its place while the colour is on its way. */
export const ColourPreviewSkeleton = () => (
  <Previews
    waiting={<div className={styles.nightBone}>{bone}</div>}
    award={<div className={styles.sheetBone}>{bone}</div>}
  />
);

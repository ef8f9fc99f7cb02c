import {
  IconBrandLinkedin,
  IconFileTypePdf,
  IconLink,
  IconPhoto,
  IconPrinter,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { ButtonAnchor } from '../../../shared/controls/button-link.tsx';
import { useToasts } from '../../../../app-context.tsx';
import { useCommand } from '../../../../machines/command/use-command.tsx';
import { useAwardPdf } from '../../../../react/use-awards.ts';
import { saveFile } from '../../../../services/page/save-file.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import { type AwardChanges, AwardCorrections } from './award-corrections.tsx';
import { addToProfile, pictureName, pngOf } from './award-files.ts';
import styles from './award-view.module.css';
import { awardSize } from './draw-award.ts';
import { useAwardCanvas } from './use-award-canvas.ts';

/** The certificate, its ways out of here, and what may be put right on it. */
export function AwardView({ award, changes }: { award: Award; changes: AwardChanges }) {
  const toasts = useToasts();
  const { awards: words } = useResultWords();
  const figure = useRef<HTMLElement>(null);
  const canvas = useAwardCanvas(award, words.sheet);
  const pdf = useAwardPdf(award);
  const savePng = () =>
    canvas.current &&
    pngOf(canvas.current).then(
      (png) => saveFile(new File([png], pictureName(award), { type: png.type })),
      () => toasts.error(words.notMade),
    );
  const copy = useCommand({
    send: (link: string) =>
      navigator.clipboard.writeText(link).catch((error: unknown) => {
        toasts.error(words.notCopied);
        throw error;
      }),
    onDone: () => toasts.success(words.copied),
  });
  const certificate = words.certificate(award.title, award.recipient, award.story, award.date);
  const shown = award.part ? [certificate, award.part.deed] : [certificate];
  /** Alone on its sheet, whatever else is on the page. */
  const print = () => {
    const own = figure.current;
    if (!own) return;
    own.dataset.printed = '';
    window.addEventListener('afterprint', () => delete own.dataset.printed, { once: true });
    window.print();
  };
  return (
    <figure ref={figure} className={styles.award}>
      <canvas
        ref={canvas}
        width={awardSize.width}
        height={awardSize.height}
        className={styles.sheet}
        role="img"
        aria-label={shown.join(', ')}
      />
      <figcaption className={styles.ways}>
        <Button
          disabled={!pdf.possible}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => pdf.issue(null)}
        >
          {words.pdf}
        </Button>
        <Button variant="default" leftSection={<IconPhoto size={18} aria-hidden />} onClick={savePng}>
          {words.png}
        </Button>
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden />}
          onClick={() => copy.issue(award.verify_url)}
        >
          {words.link}
        </Button>
        <ButtonAnchor
          href={addToProfile(award)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconBrandLinkedin size={18} aria-hidden />}
        >
          {words.profile}
        </ButtonAnchor>
        <ButtonAnchor
          href={award.verify_url}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          leftSection={<IconShieldCheck size={18} aria-hidden />}
        >
          {words.verifyPage}
        </ButtonAnchor>
        <Button variant="subtle" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>
          {words.print}
        </Button>
        <AwardCorrections key={award.recipient} award={award} changes={changes} />
        <p role="alert">{pdf.failure ? words.notMade : ''}</p>
      </figcaption>
    </figure>
  );
}

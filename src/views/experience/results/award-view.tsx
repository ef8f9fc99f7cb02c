import { Button } from '@mantine/core';
import { IconFileTypePdf, IconLink, IconPhoto, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { awardFileName, pdfOf, pngOf, saveFile } from './award-files.ts';
import styles from './award-view.module.css';
import { awardSize, drawAward } from './draw-award.ts';
import { useWords } from '../words/use-words.tsx';

interface AwardViewProps {
  award: Award;
  /** Called once the address stands in the clipboard. */
  onCopied: () => void;
  onFailed: (message: string) => void;
}

/** The certificate, and its ways out of here. */
export function AwardView({ award, onCopied, onFailed }: AwardViewProps) {
  const { awards: words } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [busy, setBusy] = useState<'png' | 'pdf' | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    drawAward(context, award);
    let current = true;
    const fonts = ['560 40px "Fraunces"', '450 40px "Figtree"'];
    Promise.all(fonts.map((font) => document.fonts.load(font))).then(
      () => current && drawAward(context, award),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [award]);
  const save = async (type: 'png' | 'pdf') => {
    if (!canvas.current) return;
    setBusy(type);
    try {
      const png = await pngOf(canvas.current);
      saveFile(type === 'png' ? png : await pdfOf(png, award), awardFileName(award, type));
    } catch {
      onFailed(words.notMade);
    } finally {
      setBusy(null);
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(award.verify_url).then(onCopied, () => onFailed(words.notCopied));
  return (
    <figure className={styles.award}>
      <canvas
        ref={canvas}
        width={awardSize.width}
        height={awardSize.height}
        className={styles.sheet}
        role="img"
        aria-label={words.certificate(award.title, award.recipient, award.story, award.date)}
      />
      <figcaption className={styles.ways}>
        <Button
          loading={busy === 'pdf'}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() => save('pdf')}
        >
          {words.pdf}
        </Button>
        <Button
          variant="default"
          loading={busy === 'png'}
          leftSection={<IconPhoto size={18} aria-hidden />}
          onClick={() => save('png')}
        >
          {words.png}
        </Button>
        <Button variant="default" leftSection={<IconLink size={18} aria-hidden />} onClick={copy}>
          {words.link}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      </figcaption>
    </figure>
  );
}

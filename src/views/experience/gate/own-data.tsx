import { useState } from 'react';
import { useOwnData } from '../../../react/use-own-data.ts';
import { Button } from '../../shared/controls/button.tsx';
import { openingLate } from '../../shared/arriving-late.tsx';
import { useWords } from '../words/use-words.tsx';
import type { EraseDialogProps } from './erase-dialog.tsx';

const EraseDialog = openingLate<EraseDialogProps>(() => import('./erase-dialog.tsx'));

/** What is kept about oneself as a file; and its end, after having been asked once more. */
export function OwnData() {
  const [isAsked, setIsAsked] = useState(false);
  const { erasure } = useWords();
  const data = useOwnData('seat');
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        loading={data.busy}
        onClick={() => data.issue(null)}
      >
        {erasure.save}
      </Button>
      <Button variant="subtle" color="gray" size="compact-md" onClick={() => setIsAsked(true)}>
        {erasure.open}
      </Button>
      <p role="alert">{data.failure?.message}</p>
      <EraseDialog opened={isAsked} onClose={() => setIsAsked(false)} />
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { openingLate } from '../../shared/arriving-late.tsx';
import { useWords } from '../words/use-words.tsx';
import type { EraseDialogProps } from './erase-dialog.tsx';

const EraseDialog = openingLate<EraseDialogProps>(() => import('./erase-dialog.tsx'));

/** Takes one's name and address out of the company's sessions, after having been asked once more. */
export function EraseMe() {
  const [isAsked, setIsAsked] = useState(false);
  const { erasure } = useWords();
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-md" onClick={() => setIsAsked(true)}>
        {erasure.open}
      </Button>
      <EraseDialog opened={isAsked} onClose={() => setIsAsked(false)} />
    </>
  );
}

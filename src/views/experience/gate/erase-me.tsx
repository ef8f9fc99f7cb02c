import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../words/use-words.tsx';

/** Comes when somebody asks for it: the door of a session is to open without the weight of a dialog. */
const EraseDialog = lazy(() => import('./erase-dialog.tsx'));

/** Takes one's name and address out of the company's sessions, after having been asked once more. */
export function EraseMe() {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never');
  const { erasure } = useWords();
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-md" onClick={() => setAsked('now')}>
        {erasure.open}
      </Button>
      {asked === 'never' ? null : (
        <Suspense fallback={null}>
          <EraseDialog opened={asked === 'now'} onClose={() => setAsked('before')} />
        </Suspense>
      )}
    </>
  );
}

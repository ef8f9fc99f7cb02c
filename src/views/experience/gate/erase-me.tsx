import { Button } from '@mantine/core';
import { useState } from 'react';
import { useErasure } from '../../../react/use-erasure.ts';
import { AskFirstDialog } from '../../shared/ask-first-dialog.tsx';
import { useWords } from '../words/use-words.tsx';

/** Takes one's name and address out of the company's sessions, after having been asked once more. */
export function EraseMe() {
  const [asked, setAsked] = useState(false);
  const erase = useErasure();
  const { erasure } = useWords();
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-md" onClick={() => setAsked(true)}>
        {erasure.open}
      </Button>
      <AskFirstDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={erasure.title}
        act={erasure.act}
        keep={erasure.keep}
        busy={erase.busy}
        onAct={() => erase.issue()}
      >
        <p>{erasure.what}</p>
        <p>{erasure.stays}</p>
        <p role="alert">{erase.failure?.message}</p>
      </AskFirstDialog>
    </>
  );
}

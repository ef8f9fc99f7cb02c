import { useState } from 'react';
import { useErasure } from '../../../react/use-erasure.ts';
import { useOwnData } from '../../../react/use-own-data.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

/** The person's stored data as a file; and its deletion, after a confirmation. */
export function OwnData() {
  const [isRequested, setIsAsked] = useState(false);
  const { erasure } = useWords();
  const failureText = useFailureText();
  const data = useOwnData('seat');
  const erase = useErasure();
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
      <p role="alert">{data.failure ? failureText(data.failure) : ''}</p>
      <ConfirmDialog
        opened={isRequested}
        onClose={() => setIsAsked(false)}
        title={erasure.title}
        act={erasure.act}
        keep={erasure.keep}
        busy={erase.busy}
        onAct={() => erase.issue()}
      >
        <p>{erasure.what}</p>
        <p>{erasure.stays}</p>
        <p role="alert">{erase.failure ? failureText(erase.failure) : ''}</p>
      </ConfirmDialog>
    </>
  );
}

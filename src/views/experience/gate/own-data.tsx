import { useState } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { useErasure } from '../../../react/use-erasure.ts';
import { useOwnData } from '../../../react/use-own-data.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

type OwnSession = Pick<DataPackage['session'], 'company' | 'retention'>;

/** What the company may download of it, and how long it keeps what is about the person, where it has chosen a time. */
function KeptFor({ session: { company, retention } }: { session: OwnSession }) {
  const { kept } = useWords().erasure;
  const { people, chats, results } = retention;
  const texts = [
    kept.company(company),
    ...(people === null ? [] : [kept.people(company, people)]),
    ...(chats === null ? [] : [kept.chats(chats)]),
    ...(results === null ? [] : [kept.results(results)]),
  ];
  return <p>{texts.join(' ')}</p>;
}

/** The person's stored data as a file; and its deletion, after a confirmation. */
export function OwnData({ session }: { session: OwnSession }) {
  const [isRequested, setIsAsked] = useState(false);
  const { erasure } = useWords();
  const failureText = useFailureText();
  const data = useOwnData('seat');
  const erase = useErasure();
  return (
    <>
      <KeptFor session={session} />
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

import { useErasure } from '../../../react/use-erasure.ts';
import AskFirstModal from '../../shared/ask-first-modal.tsx';
import { useWords } from '../words/use-words.tsx';

export interface EraseDialogProps {
  opened: boolean;
  onClose: () => void;
}

export default function EraseDialog({ opened, onClose }: EraseDialogProps) {
  const erase = useErasure();
  const { erasure } = useWords();
  return (
    <AskFirstModal
      opened={opened}
      onClose={onClose}
      title={erasure.title}
      act={erasure.act}
      keep={erasure.keep}
      busy={erase.busy}
      onAct={() => erase.issue()}
    >
      <p>{erasure.what}</p>
      <p>{erasure.stays}</p>
      <p role="alert">{erase.failure?.message}</p>
    </AskFirstModal>
  );
}

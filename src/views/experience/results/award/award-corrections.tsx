import { IconPencil, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Award } from '#contract/calls/schemas/results.ts';
import { Button } from '../../../shared/controls/button.tsx';
import { TextInput } from '../../../shared/controls/text-input.tsx';
import type { Command } from '../../../../machines/command/use-command.tsx';
import { useFailureText } from '../../../../words/failure-text.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import styles from './award-view.module.css';

/** What the viewer may change; left out where they may not. */
export interface AwardChanges {
  correct?: Command<{ code: string; name: string }> | undefined;
  revoke?: Command<{ code: string; reason: string }> | undefined;
}

interface ChangeFormProps {
  label: string;
  save: string;
  initial: string;
  command: Pick<Command<never>, 'possible' | 'failure'>;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function ChangeForm({ label, save, initial, command, onSave, onCancel }: ChangeFormProps) {
  const { awards: words } = useResultWords();
  const failureText = useFailureText();
  const [text, setText] = useState(initial);
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === initial) onCancel();
        else onSave(text);
      }}
    >
      <TextInput
        label={label}
        value={text}
        maxLength={200}
        required
        autoFocus
        error={command.failure ? failureText(command.failure) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!command.possible || text.trim() === ''}>
        {save}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  );
}

/** A name that is written wrong, and an award that should not have been given. */
export function AwardCorrections({ award, changes }: { award: Award; changes: AwardChanges }) {
  const { awards: words } = useResultWords();
  const [open, setOpen] = useState<'name' | 'revocation' | null>(null);
  const { correct, revoke } = changes;
  const close = () => setOpen(null);
  if (open === 'name' && correct)
    return (
      <ChangeForm
        label={words.nameOnAward}
        save={words.save}
        initial={award.recipient}
        command={correct}
        onSave={(name) => correct.issue({ code: award.code, name })}
        onCancel={close}
      />
    );
  if (open === 'revocation' && revoke)
    return (
      <ChangeForm
        label={words.revokeWhy}
        save={words.revokeForGood}
        initial=""
        command={revoke}
        onSave={(reason) => revoke.issue({ code: award.code, reason })}
        onCancel={close}
      />
    );
  return (
    <>
      {correct ? (
        <Button
          variant="subtle"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setOpen('name')}
        >
          {words.correct}
        </Button>
      ) : null}
      {revoke ? (
        <Button
          variant="subtle"
          color="ember"
          leftSection={<IconShieldX size={18} aria-hidden />}
          onClick={() => setOpen('revocation')}
        >
          {words.revoke}
        </Button>
      ) : null}
    </>
  );
}

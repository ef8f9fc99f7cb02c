import type { SignUpAudience } from '#contract/rules/sessions/programmes.ts';
import { useProgrammesWords } from '../../../words/organiser/sessions/programmes-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextArea } from '../../shared/controls/text-area.tsx';

const audiences: readonly SignUpAudience[] = ['link', 'domains', 'addresses'];

interface AudienceFieldsProps {
  audience: SignUpAudience;
  allowedText: string;
  error?: string | undefined;
  onChange: (change: { audience?: SignUpAudience; allowedText?: string }) => void;
}

/** Who may sign up. */
export function AudienceFields({ audience, allowedText, error, onChange }: AudienceFieldsProps) {
  const words = useProgrammesWords().audience;
  return (
    <>
      <NativeSelect
        label={words.label}
        data={audiences.map((each) => ({ value: each, label: words.choices[each] }))}
        value={audience}
        onChange={({ currentTarget: { value } }) =>
          onChange({ audience: audiences.find((each) => each === value) ?? 'link' })
        }
      />
      {audience === 'link' ? null : (
        <TextArea
          label={audience === 'domains' ? words.domains : words.addresses}
          description={audience === 'domains' ? words.domainsHelp : words.addressesHelp}
          rows={3}
          spellCheck={false}
          value={allowedText}
          error={error}
          onChange={({ currentTarget: { value } }) => onChange({ allowedText: value })}
        />
      )}
    </>
  );
}

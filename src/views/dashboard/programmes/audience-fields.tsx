import type { SignUpAudience } from '#contract/rules/sessions/programmes.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextArea } from '../../shared/controls/text-area.tsx';

const choices: { value: SignUpAudience; label: string }[] = [
  { value: 'link', label: 'Anyone with the link' },
  { value: 'domains', label: 'Email addresses of our domains' },
  { value: 'addresses', label: 'Email addresses on a list' },
];

interface AudienceFieldsProps {
  audience: SignUpAudience;
  allowedText: string;
  error?: string | undefined;
  onChange: (change: { audience?: SignUpAudience; allowedText?: string }) => void;
}

/** Who may sign up. */
export function AudienceFields({ audience, allowedText, error, onChange }: AudienceFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Who can sign up"
        data={choices}
        value={audience}
        onChange={({ currentTarget: { value } }) =>
          onChange({ audience: choices.find((choice) => choice.value === value)?.value ?? 'link' })
        }
      />
      {audience === 'link' ? null : (
        <TextArea
          label={audience === 'domains' ? 'Domains' : 'Email addresses'}
          description={
            audience === 'domains'
              ? 'One per line, such as example.com.'
              : 'One per line. The sign-up page doesn’t show them.'
          }
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

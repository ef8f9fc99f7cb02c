import type { EditPersonRequest, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { cityOfZone } from '#contract/rules/time/zone-names.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { useTimezones } from '../../../react/use-places.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { EditConflict } from '../../shared/edited/edit-conflict.tsx';
import { type Difference, type Draft, useEdited } from '../../shared/edited/use-edited.ts';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { languageName } from '../language-name.ts';

type Values = Record<
  'first_name' | 'last_name' | 'email' | 'department' | 'tags' | 'language' | 'timezone_id',
  string
>;
export type PersonDraft = Draft<PersonDetail, Values>;

const valuesIn = (person: PersonDetail): Values => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  department: person.department,
  tags: person.tags.join(', '),
  language: person.language ?? '',
  timezone_id: person.timezone_id ?? '',
});

const shown: Record<keyof Values, { what: string; read: (value: string) => string }> = {
  first_name: { what: 'First name', read: (text) => text },
  last_name: { what: 'Last name', read: (text) => text },
  email: { what: 'Email', read: (text) => text },
  department: { what: 'Department', read: (text) => text || 'None' },
  tags: { what: 'Tags', read: (text) => text || 'None' },
  language: { what: 'Language', read: (code) => (code === '' ? 'Each session’s' : languageName(code)) },
  timezone_id: { what: 'Time zone', read: (zone) => (zone === '' ? 'Each session’s' : cityOfZone(zone)) },
};
const fields = Object.keys(shown) as (keyof Values)[];

const differences = (before: PersonDetail, now: PersonDetail): Difference[] =>
  fields.map((field) => ({
    what: shown[field].what,
    from: shown[field].read(valuesIn(before)[field]),
    to: shown[field].read(valuesIn(now)[field]),
  }));

interface PersonFormProps {
  person: PersonDetail;
  /** What one's own last save answered. */
  saved: PersonDetail | undefined;
  edit: Command<EditPersonRequest>;
  draft: PersonDraft | undefined;
  onDraft: (draft: PersonDraft | undefined) => void;
}

/** What the company knows of a person, to be corrected. */
export function PersonForm({ person, saved, edit, draft, onDraft }: PersonFormProps) {
  const timezones = useTimezones();
  const edited = useEdited({ subject: person, saved, draft, onDraft, valuesIn, differences });
  const { value, version } = edited;
  const isReaddressed = value.email.trim().toLowerCase() !== person.email;
  const save = () =>
    edit.issue({
      ...value,
      email: value.email.trim(),
      tags: value.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
      language: spokenLanguages.find((language) => language === value.language) ?? null,
      timezone_id: value.timezone_id || null,
      version,
    });
  /** Of the field, or of an item of its list. */
  const fieldError = (field: keyof Values) =>
    Object.entries(edit.failure?.fieldErrors ?? {}).find(
      ([name]) => name === field || name.startsWith(`${field}.`) || (field === 'tags' && name === 'tag'),
    )?.[1][0];
  const text = (field: 'first_name' | 'last_name' | 'email' | 'department' | 'tags') => ({
    label: shown[field].what,
    value: value[field],
    error: fieldError(field),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      edited.change({ ...value, [field]: currentTarget.value }),
  });
  const hasFieldErrors = fields.some((field) => fieldError(field) !== undefined);
  const zones = timezones.some(({ id }) => id === value.timezone_id)
    ? timezones
    : [{ id: value.timezone_id, label: cityOfZone(value.timezone_id) }, ...timezones].filter(
        ({ id }) => id !== '',
      );
  return (
    <FormStack
      label="Details"
      onSubmit={save}
      failure={hasFieldErrors ? undefined : edit.failure?.message}
      actions={
        <>
          <Button type="submit" loading={edit.busy} disabled={draft === undefined}>
            Save
          </Button>
          {draft ? (
            <Button variant="default" onClick={() => onDraft(undefined)}>
              Undo changes
            </Button>
          ) : null}
        </>
      }
    >
      {edit.busy ? null : <EditConflict subject="this person" changed={person.changed} {...edited} />}
      <TextInput {...text('first_name')} autoComplete="off" />
      <TextInput {...text('last_name')} autoComplete="off" />
      <TextInput
        {...text('email')}
        type="email"
        autoComplete="off"
        description={
          isReaddressed
            ? 'The new address gets an invitation with a new link for every upcoming session. The old link stops working, and the old address is told that its invitation is cancelled.'
            : undefined
        }
      />
      <TextInput {...text('department')} autoComplete="off" />
      <TextInput {...text('tags')} autoComplete="off" description="Separated by commas." />
      <NativeSelect
        label={shown.language.what}
        description="Of emails and pages, until the guest chooses another in a session."
        value={value.language}
        data={[
          { value: '', label: shown.language.read('') },
          ...spokenLanguages.map((code: SpokenLanguage) => ({ value: code, label: languageName(code) })),
        ]}
        onChange={(event) => edited.change({ ...value, language: event.currentTarget.value })}
      />
      <NativeSelect
        label={shown.timezone_id.what}
        description="Emails show times in it. A guest’s own browser updates it when they join."
        value={value.timezone_id}
        data={[
          { value: '', label: shown.timezone_id.read('') },
          ...zones.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(event) => edited.change({ ...value, timezone_id: event.currentTarget.value })}
      />
    </FormStack>
  );
}

import type { EditPersonRequest, PersonDetail } from '#contract/calls/schemas/consumers.ts';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import type { PersonWords } from '#contract/words/en/organiser/person.ts';
import type { Command } from '../../../machines/command/use-command.tsx';
import { useTimezones } from '../../../react/use-places.ts';
import { useCityOfZone } from '../../../words/city-words.ts';
import { usePersonWords } from '../../../words/organiser/person-words.ts';
import { useLanguage } from '../../../words/language.ts';
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
type FormWords = PersonWords['form'];
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

const fields = [
  'first_name',
  'last_name',
  'email',
  'department',
  'tags',
  'language',
  'timezone_id',
] as const satisfies (keyof Values)[];

/** How a value is read. */
function readingsIn(
  { none, ofSession }: FormWords,
  pageLanguage: SpokenLanguage,
  cityOf: (timezoneId: string) => string,
) {
  const plain = (text: string) => text;
  const optional = (text: string) => text || none;
  return {
    first_name: plain,
    last_name: plain,
    email: plain,
    department: optional,
    tags: optional,
    language: (code) => (code === '' ? ofSession : languageName(code, pageLanguage)),
    timezone_id: (zone) => (zone === '' ? ofSession : cityOf(zone)),
  } satisfies Record<keyof Values, (value: string) => string>;
}

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
  const words = usePersonWords().form;
  const { fields: labels } = words;
  const pageLanguage = useLanguage();
  const cityOf = useCityOfZone();
  const readings = readingsIn(words, pageLanguage, cityOf);
  const differences = (before: PersonDetail, now: PersonDetail): Difference[] =>
    fields.map((field) => ({
      what: labels[field],
      from: readings[field](valuesIn(before)[field]),
      to: readings[field](valuesIn(now)[field]),
    }));
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
    label: labels[field],
    value: value[field],
    error: fieldError(field),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      edited.change({ ...value, [field]: currentTarget.value }),
  });
  const hasFieldErrors = fields.some((field) => fieldError(field) !== undefined);
  const zones = timezones.some(({ id }) => id === value.timezone_id)
    ? timezones
    : [{ id: value.timezone_id, label: cityOf(value.timezone_id) }, ...timezones].filter(
        ({ id }) => id !== '',
      );
  return (
    <FormStack
      label={words.label}
      onSubmit={save}
      failure={hasFieldErrors ? undefined : edit.failure?.message}
      actions={
        <>
          <Button type="submit" loading={edit.busy} disabled={draft === undefined}>
            {words.save}
          </Button>
          {draft ? (
            <Button variant="default" onClick={() => onDraft(undefined)}>
              {words.undo}
            </Button>
          ) : null}
        </>
      }
    >
      {edit.busy ? null : <EditConflict subject={words.subject} changed={person.changed} {...edited} />}
      <TextInput {...text('first_name')} autoComplete="off" />
      <TextInput {...text('last_name')} autoComplete="off" />
      <TextInput
        {...text('email')}
        type="email"
        autoComplete="off"
        description={isReaddressed ? words.readdressed : undefined}
      />
      <TextInput {...text('department')} autoComplete="off" />
      <TextInput {...text('tags')} autoComplete="off" description={words.tagsHelp} />
      <NativeSelect
        label={labels.language}
        description={words.languageHelp}
        value={value.language}
        data={[
          { value: '', label: words.ofSession },
          ...spokenLanguages.map((code: SpokenLanguage) => ({
            value: code,
            label: languageName(code, pageLanguage),
          })),
        ]}
        onChange={(event) => edited.change({ ...value, language: event.currentTarget.value })}
      />
      <NativeSelect
        label={labels.timezone_id}
        description={words.timezoneHelp}
        value={value.timezone_id}
        data={[
          { value: '', label: words.ofSession },
          ...zones.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(event) => edited.change({ ...value, timezone_id: event.currentTarget.value })}
      />
    </FormStack>
  );
}

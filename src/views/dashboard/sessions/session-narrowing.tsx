import type { SessionListAnswer } from '#contract/calls/schemas/sessions/session-lists.ts';
import { useSessionsWords } from '../../../words/organiser/sessions/sessions-words.ts';
import { NativeSelect } from '../../shared/controls/native-select.tsx';

interface NarrowingProps {
  label: string;
  everything: string;
  choices: { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Nothing to choose from is nothing to show, unless something is chosen that has to be taken back. */
function Narrowing({ label, everything, choices, value, onChoose }: NarrowingProps) {
  if (choices.length < 2 && value === '') return null;
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: everything }, ...choices]}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

interface SessionNarrowingProps {
  /** What there is to choose from, once it is known. */
  kinds: Pick<SessionListAnswer, 'stories' | 'creators'> | undefined;
  story: string;
  creator: string;
  onChoose: (change: { story: string } | { creator: string }) => void;
}

/** Sessions of one story, or planned by one person. */
export function SessionNarrowing({ kinds, story, creator, onChoose }: SessionNarrowingProps) {
  const words = useSessionsWords().narrowing;
  return (
    <>
      <Narrowing
        label={words.story}
        everything={words.allStories}
        choices={(kinds?.stories ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
        value={story}
        onChoose={(value) => onChoose({ story: value })}
      />
      <Narrowing
        label={words.creator}
        everything={words.everybody}
        choices={(kinds?.creators ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={creator}
        onChoose={(value) => onChoose({ creator: value })}
      />
    </>
  );
}

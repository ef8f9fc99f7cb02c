import { IconRobot } from '@tabler/icons-react';
import { useState } from 'react';
import { type RehearsalRate, rehearsalRates } from '#contract/rules/sessions/rehearsal-rates.ts';
import { useRehearsalStart, useStories } from '../../../react/use-rehearsal.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useRehearsalWords } from '../../../words/organiser/sessions/rehearsal-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx';
import { TryAgain } from '../../shared/try-again.tsx';

const usualRate: RehearsalRate = 4;
const rateOf = (text: string) => rehearsalRates.find((rate) => String(rate) === text) ?? usualRate;

interface RehearsalStart {
  /** The story that is rehearsed; undefined: to be chosen. */
  story?: string | undefined;
  /** The session whose teams and options the rehearsal takes. */
  like?: string;
}

interface FieldsProps extends RehearsalStart {
  stories: readonly { slug: string; title: string }[];
  onClose: () => void;
}

function Fields({ story, like, stories, onClose }: FieldsProps) {
  const words = useRehearsalWords();
  const [chosen, setChosen] = useState(story ?? stories[0]?.slug ?? '');
  const [rate, setRate] = useState<RehearsalRate>(usualRate);
  const rehearsal = useRehearsalStart();
  const start = () => rehearsal.issue({ story_slug: chosen, rate, ...(like && { like }) });
  return (
    <FormStack
      label={words.rehearse}
      onSubmit={start}
      failure={rehearsal.failure?.message}
      actions={
        <>
          <Button type="submit" loading={rehearsal.busy || rehearsal.done} disabled={chosen === ''}>
            {words.start}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <p>{words.intro}</p>
      {story === undefined ? (
        <NativeSelect
          label={words.story}
          value={chosen}
          data={stories.map(({ slug, title }) => ({ value: slug, label: title }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      ) : null}
      <NativeSelect
        label={words.speed}
        description={words.speedHelp}
        value={String(rate)}
        data={rehearsalRates.map((each) => ({ value: String(each), label: words.rates[each] }))}
        onChange={({ currentTarget }) => setRate(rateOf(currentTarget.value))}
      />
    </FormStack>
  );
}

function FieldsOfAnyStory(props: Omit<FieldsProps, 'stories'>) {
  const words = useRehearsalWords();
  const { data, error, failed, refresh } = useStories();
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <FormSkeleton label={words.story} loading={words.loading} />;
  return <Fields {...props} stories={data} />;
}

/** Opens a rehearsal of a story or of a session, once its story and speed are chosen. */
export function RehearsalButton({ story, like }: RehearsalStart) {
  const words = useRehearsalWords();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const given = { story, ...(like !== undefined && { like }), onClose: close };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRobot size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {words.rehearse}
      </Button>
      <Dialog opened={opened} onClose={close} title={words.rehearse}>
        {story === undefined ? <FieldsOfAnyStory {...given} /> : <Fields {...given} stories={[]} />}
      </Dialog>
    </>
  );
}

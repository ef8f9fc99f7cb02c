import { useState } from 'react';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import { longestTag } from '#contract/rules/business-constants.ts';
import { useToasts } from '../../../app-context.tsx';
import { useTagConsumers } from '../../../react/use-consumers.ts';
import { usePeopleWords } from '../../../words/organiser/people-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';

interface TagFormProps {
  /** Those who are selected. */
  people: readonly Consumer[];
  onTagged: () => void;
}

/** Puts a tag on the selected people, or takes it off. */
export function TagForm({ people, onTagged }: TagFormProps) {
  const words = usePeopleWords().tag;
  const toasts = useToasts();
  const [tag, setTag] = useState('');
  const [problem, setProblem] = useState<string>();
  const command = useTagConsumers(({ tagged, consumer_ids }) => {
    const { length } = consumer_ids;
    toasts.success(tagged ? words.tagged(length) : words.untagged(length));
    onTagged();
  });
  const send = (tagged: boolean) => {
    const name = tag.trim();
    const found = name === '' ? words.missing : name.includes(',') ? words.comma : undefined;
    setProblem(found);
    if (!found) command.issue({ consumer_ids: people.map(({ id }) => id), tag: name, tagged });
  };
  return (
    <FormStack
      label={words.label}
      onSubmit={() => send(true)}
      failure={command.failure?.message}
      actions={
        <>
          <Button type="submit" variant="default" disabled={!command.possible}>
            {words.add}
          </Button>
          <Button variant="default" disabled={!command.possible} onClick={() => send(false)}>
            {words.remove}
          </Button>
        </>
      }
    >
      <TextInput
        label={words.tag}
        description={words.description(people.length)}
        maxLength={longestTag}
        autoComplete="off"
        value={tag}
        error={problem}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
    </FormStack>
  );
}

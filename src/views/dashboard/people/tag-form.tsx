import { useState } from 'react';
import type { Consumer } from '#contract/calls/schemas/consumers.ts';
import { longestTag } from '#contract/rules/business-constants.ts';
import { plural } from '#contract/words/en/counts.ts';
import { useToasts } from '../../../app-context.tsx';
import { useTagConsumers } from '../../../react/use-consumers.ts';
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
  const toasts = useToasts();
  const [tag, setTag] = useState('');
  const [problem, setProblem] = useState<string>();
  const command = useTagConsumers(({ tagged, consumer_ids }) => {
    toasts.success(
      `${tagged ? 'Tagged' : 'Tag removed from'} ${plural(consumer_ids.length, 'person', 'people')}`,
    );
    onTagged();
  });
  const send = (tagged: boolean) => {
    const name = tag.trim();
    const found = name === '' ? 'Enter a tag.' : name.includes(',') ? 'Leave out the comma.' : undefined;
    setProblem(found);
    if (!found) command.issue({ consumer_ids: people.map(({ id }) => id), tag: name, tagged });
  };
  return (
    <FormStack
      label="Tag selected people"
      onSubmit={() => send(true)}
      failure={command.failure?.message}
      actions={
        <>
          <Button type="submit" variant="default" disabled={!command.possible}>
            Add tag
          </Button>
          <Button variant="default" disabled={!command.possible} onClick={() => send(false)}>
            Remove tag
          </Button>
        </>
      }
    >
      <TextInput
        label="Tag"
        description={`For the ${plural(people.length, 'person', 'people')} selected: a site, a project, new starters.`}
        maxLength={longestTag}
        autoComplete="off"
        value={tag}
        error={problem}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
    </FormStack>
  );
}

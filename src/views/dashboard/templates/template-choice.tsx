import { useState } from 'react';
import type { SessionTemplates } from '#contract/calls/schemas/templates.ts';
import { useChangeTemplate, useTemplates } from '../../../react/use-templates.ts';
import { fromTemplate } from '../../../machines/create-session/session-draft.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useTemplatesWords } from '../../../words/organiser/sessions/templates-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import type { StepProps } from '../create-session/step-props.ts';
import { nameRule } from './save-template-dialog.tsx';
import styles from './templates.module.css';

type Template = SessionTemplates['templates'][number];

function TemplateRow({ template, onChanged }: { template: Template; onChanged: () => void }) {
  const words = useTemplatesWords();
  const [name, setName] = useState(template.name);
  const [isLeaving, setLeaving] = useState(false);
  const change = useChangeTemplate(onChanged);
  const isRenamed = name.trim() !== template.name;
  const problem = isRenamed ? nameRule(words)(name) : null;
  const { busy, failure } = change;
  return (
    <li className={styles.row}>
      <TextInput
        label={words.nameOf(template.name)}
        value={name}
        error={problem ?? (failure ? failure.message : undefined)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.ways}>
        {isRenamed ? (
          <Button
            size="compact-md"
            variant="default"
            loading={busy}
            disabled={problem !== null}
            onClick={() => change.issue({ id: template.id, name: name.trim() })}
          >
            {words.rename}
          </Button>
        ) : null}
        {isLeaving ? (
          <>
            <Button
              size="compact-md"
              color="ember"
              loading={busy}
              aria-label={words.removeForAllOf(template.name)}
              onClick={() => change.issue({ id: template.id, remove: true })}
            >
              {words.removeForAll}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setLeaving(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <Button
            size="compact-md"
            variant="subtle"
            color="ember"
            aria-label={words.removeOf(template.name)}
            onClick={() => setLeaving(true)}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Begins the draft with a template of the company; nothing is rendered where there is none. */
export function TemplateChoice({
  catalogue,
  draft,
  change,
}: Pick<StepProps, 'catalogue' | 'draft' | 'change'>) {
  const words = useTemplatesWords();
  const { data = [], error, failed, refresh } = useTemplates();
  const [isManaging, setManaging] = useState(false);
  if (failed) return <TryAgain message={words.failed(readableMessage(error))} onRetry={refresh} />;
  if (data.length === 0 && !isManaging) return null;
  const begin = (template: Template | undefined) => {
    if (!template) return;
    const begun = fromTemplate(template.settings);
    const isOffered = catalogue.stories.some(({ slug }) => slug === begun.storySlug);
    change({ ...begun, templateId: template.id, ...(!isOffered && { storySlug: '' }) });
  };
  return (
    <div className={styles.choice}>
      <NativeSelect
        label={words.choice}
        description={words.choiceText}
        value={String(data.find(({ id }) => id === draft.templateId)?.id ?? '')}
        data={[
          { value: '', label: words.none },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => begin(data.find(({ id }) => String(id) === value))}
      />
      <Button variant="default" onClick={() => setManaging(true)}>
        {words.manage}
      </Button>
      <Dialog opened={isManaging} onClose={() => setManaging(false)} title={words.title}>
        {data.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ul className={styles.rows}>
            {data.map((template) => (
              <TemplateRow key={`${template.id} ${template.name}`} template={template} onChanged={refresh} />
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  );
}

import type { CompanyAnswer } from '#contract/calls/schemas/company.ts';
import { EditConflict } from '../../shared/edited/edit-conflict.tsx';
import { useEditedForm } from '../../shared/edited/use-edited-form.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { readCompanyColour } from '#contract/rules/company-colour.ts';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeColour } from '../../../react/use-company-settings.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { ColourInput } from '../../shared/controls/colour-input.tsx';
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { ColourPreview, ColourPreviewSkeleton } from './colour-preview.tsx';

interface BrandProps {
  name: string;
  logoAddress: string | null;
}

interface ColourFormProps extends BrandProps {
  company: Company;
  /** What was read of it. */
  read: CompanyAnswer;
}

const valuesIn = ({ colour }: CompanyAnswer) => ({ colour: colour ?? '' });

function ColourForm({ company, read, name, logoAddress }: ColourFormProps) {
  const { colour: words, remove: removing } = useCompanyWords();
  const toasts = useToasts();
  const form = useForm({
    initialValues: valuesIn(read),
    validate: { colour: (text) => (readCompanyColour(text) ? null : words.rule) },
  });
  const differences = (before: CompanyAnswer, now: CompanyAnswer) => [
    { what: words.title, from: before.colour ?? words.none, to: now.colour ?? words.none },
  ];
  const edited = useEditedForm({ form, subject: read, valuesIn, differences });
  const change = useChangeColour(company, (answer) => {
    edited.noteSaved(answer);
    form.setValues(valuesIn(answer));
    toasts.success(answer.colour ? words.saved : words.removed);
  });
  const issue = (to: string | null) => change.issue({ to, version: edited.version });
  const save = {
    ...change,
    issue: ({ colour }: { colour: string }) => issue(readCompanyColour(colour)),
  };
  const shown = readCompanyColour(form.values.colour);
  const remove = (
    <Button variant="subtle" color="ember" disabled={!change.possible} onClick={() => issue(null)}>
      {removing}
    </Button>
  );
  return (
    <CheckedForm
      form={form}
      command={save}
      label={words.form}
      submit={words.submit}
      ways={read.colour ? remove : null}
    >
      {change.busy ? null : <EditConflict subject={words.subject} changed={read.changed} {...edited} />}
      <ColourInput
        label={words.title}
        chosen={shown}
        onChoose={(colour) => form.setFieldValue('colour', colour)}
        {...form.getInputProps('colour')}
      />
      <ColourPreview value={shown} company={name} logoAddress={logoAddress} />
    </CheckedForm>
  );
}

/** The colour that guests see beside the company's logo or name. */
export function ColourSettings({ company, ...brand }: BrandProps & { company: Company }) {
  const words = useCompanyWords().colour;
  const { data, error, failed, refresh } = company;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.lead}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <FormSkeleton label={words.title} loading={words.loading}>
          <ColourPreviewSkeleton />
        </FormSkeleton>
      )}
      {data ? <ColourForm company={company} read={data} {...brand} /> : null}
    </section>
  );
}

import type { CompanyAnswer } from '#contract/calls/schemas/company.ts';
import { EditConflict } from '../../shared/edited/edit-conflict.tsx';
import { useEditedForm } from '../../shared/edited/use-edited-form.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { companyColourRule, readCompanyColour } from '#contract/rules/company-colour.ts';
import { useToasts } from '../../../app-context.tsx';
import { type Company, useChangeColour } from '../../../react/use-company-settings.ts';
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

const differences = (before: CompanyAnswer, now: CompanyAnswer) => [
  { what: 'Colour', from: before.colour ?? 'None', to: now.colour ?? 'None' },
];

function ColourForm({ company, read, name, logoAddress }: ColourFormProps) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: valuesIn(read),
    validate: { colour: (text) => (readCompanyColour(text) ? null : companyColourRule) },
  });
  const edited = useEditedForm({ form, subject: read, valuesIn, differences });
  const change = useChangeColour(company, (answer) => {
    edited.noteSaved(answer);
    form.setValues(valuesIn(answer));
    toasts.success(answer.colour ? 'Guests see your colour from now on.' : 'Your colour has been removed.');
  });
  const issue = (to: string | null) => change.issue({ to, version: edited.version });
  const save = {
    ...change,
    issue: ({ colour }: { colour: string }) => issue(readCompanyColour(colour)),
  };
  const shown = readCompanyColour(form.values.colour);
  const remove = (
    <Button variant="subtle" color="ember" disabled={!change.possible} onClick={() => issue(null)}>
      Remove
    </Button>
  );
  return (
    <CheckedForm
      form={form}
      command={save}
      label="Your colour"
      submit="Save colour"
      ways={read.colour ? remove : null}
    >
      {change.busy ? null : (
        <EditConflict subject="your company’s colour" changed={read.changed} {...edited} />
      )}
      <ColourInput
        label="Colour"
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
  const { data, error, failed, refresh } = company;
  return (
    <section className={styles.panel} aria-label="Colour">
      <h3>Colour</h3>
      <p className={styles.soft}>
        Your colour appears as a thin line next to your logo in the waiting room, in emails and on every
        award, including past ones.
      </p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <FormSkeleton label="Colour" loading="Loading your colour">
          <ColourPreviewSkeleton />
        </FormSkeleton>
      )}
      {data ? <ColourForm company={company} read={data} {...brand} /> : null}
    </section>
  );
}

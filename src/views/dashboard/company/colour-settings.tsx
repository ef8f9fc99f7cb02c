import { useForm } from '../../shared/forms/use-form.ts';
import { companyColourRule, readCompanyColour } from '#contract/rules/company-colour.ts';
import { useToasts } from '../../../app-context.tsx';
import { useChangeColour, useCompanyColour } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { Button } from '../../shared/controls/button.tsx';
import { ColourInput } from '../../shared/controls/colour-input.tsx';
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { ColourPreview, ColourPreviewSkeleton } from './colour-preview.tsx';

interface BrandProps {
  company: string;
  logoAddress: string | null;
}

interface ColourFormProps extends BrandProps {
  saved: string | null;
  onChanged: () => void;
}

function ColourForm({ saved, onChanged, ...brand }: ColourFormProps) {
  const toasts = useToasts();
  const form = useForm({
    initialValues: { colour: saved ?? '' },
    validate: { colour: (text) => (readCompanyColour(text) ? null : companyColourRule) },
  });
  const change = useChangeColour((colour) => {
    form.setValues({ colour: colour ?? '' });
    toasts.success(colour ? 'Guests see your colour from now on.' : 'Your colour has been removed.');
    onChanged();
  });
  const save = {
    ...change,
    issue: ({ colour }: { colour: string }) => change.issue(readCompanyColour(colour)),
  };
  const shown = readCompanyColour(form.values.colour);
  const remove = (
    <Button variant="subtle" color="ember" disabled={!change.possible} onClick={() => change.issue(null)}>
      Remove
    </Button>
  );
  return (
    <CheckedForm
      form={form}
      command={save}
      label="Your colour"
      submit="Save colour"
      ways={saved ? remove : null}
    >
      <ColourInput
        label="Colour"
        chosen={shown}
        onChoose={(colour) => form.setFieldValue('colour', colour)}
        {...form.getInputProps('colour')}
      />
      <ColourPreview value={shown} {...brand} />
    </CheckedForm>
  );
}

/** The colour that guests see beside the company's logo or name. */
export function ColourSettings(brand: BrandProps) {
  const { data, error, failed, refresh } = useCompanyColour();
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
      {data ? <ColourForm saved={data.colour} onChanged={refresh} {...brand} /> : null}
    </section>
  );
}

import { useState } from 'react';
import type { Form } from '../forms/use-form.ts';
import { type Difference, useEdited } from './use-edited.ts';

interface EditedForm<Subject, Values> {
  form: Form<Values>;
  subject: Subject;
  valuesIn(subject: Subject): Values;
  differences(before: Subject, now: Subject): Difference[];
}

/** `useEdited` for a `useForm` that stays open; `noteSaved` with what one's own save made of the subject. */
export function useEditedForm<
  Subject extends { version: number },
  Values extends Record<keyof Values, string>,
>(given: EditedForm<Subject, Values>) {
  const { form, subject, valuesIn, differences } = given;
  const [base, setBase] = useState(subject);
  const edited = useEdited<Subject, Values>({
    subject,
    draft: { base, value: form.values },
    onDraft: (draft) => {
      if (!draft) return;
      setBase(draft.base);
      form.setValues(draft.value);
    },
    valuesIn,
    differences,
  });
  return { ...edited, noteSaved: setBase };
}

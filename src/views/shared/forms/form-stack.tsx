import type { ReactNode, SubmitEvent } from 'react';
import styles from './form-stack.module.css';

interface FormStackProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
  /** The one primary button first, then quieter ways. */
  actions: ReactNode;
  /** A failure of the whole form; a field's own failure is shown at the field. */
  failure?: string | undefined;
  label?: string;
}

const doubleClickMs = 700;

/** The failures that go with a submit must not move something else under the second click of a double one. */
function holdHeight(form: HTMLFormElement): void {
  form.style.minHeight = `${form.offsetHeight}px`;
  setTimeout(() => {
    form.style.minHeight = '';
  }, doubleClickMs);
}

/** One column of fields, label above field, failure above the buttons, nothing typed is ever lost, or goes into an address. */
export function FormStack({ onSubmit, children, actions, failure, label }: FormStackProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may belong to a view within another form, which its event would submit too.
    event.stopPropagation();
    holdHeight(event.currentTarget);
    onSubmit(event);
  };
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit} aria-label={label}>
      {children}
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      <div className={styles.actions}>{actions}</div>
    </form>
  );
}

import { IconBuilding } from '@tabler/icons-react';
import { useBeginSignOn } from '../../react/account/use-begin-sign-on.ts';
import { Button } from '../shared/controls/button.tsx';
import form from '../shared/forms/form-stack.module.css';

interface SingleSignOnButtonProps {
  label: string;
  /** The address, once it is one; null where it is shown to be wrong. */
  readAddress: () => string | null;
}

/** Leaves for the identity provider of an address's company. */
export function SingleSignOnButton({ label, readAddress }: SingleSignOnButtonProps) {
  const begin = useBeginSignOn();
  const { failure } = begin;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBuilding size={20} aria-hidden="true" />}
        loading={begin.busy}
        onClick={() => {
          const address = readAddress();
          if (address !== null) begin.issue(address);
        }}
      >
        {label}
      </Button>
      {failure ? (
        <p role="alert" className={form.failure}>
          {failure.fieldErrors.email?.[0] ?? failure.message}
        </p>
      ) : null}
    </>
  );
}

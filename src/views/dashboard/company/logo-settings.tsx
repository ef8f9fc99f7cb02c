import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { largestLogo } from '#contract/rules/business-constants.ts';
import { Button } from '../../shared/controls/button.tsx';
import { FileButton } from '../../shared/controls/file-button.tsx';
import type { useCompanyLogo } from '../../../react/use-company-settings.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';

interface LogoSettingsProps {
  logo: ReturnType<typeof useCompanyLogo>;
  /** Of its picture. */
  address: string | null;
}

/** The logo that guests see in mails and while they wait, and that stands on the awards. */
export function LogoSettings({ logo, address }: LogoSettingsProps) {
  const { data, error, failed, refresh, change } = logo;
  const [tooLarge, setTooLarge] = useState(false);
  const choose = (file: File) => {
    setTooLarge(file.size > largestLogo);
    if (file.size <= largestLogo) change.issue(file);
  };
  return (
    <section className={styles.panel} aria-label="Logo">
      <h2>Logo</h2>
      <p className={styles.soft}>
        PNG or JPEG, at most {largestLogo / 1024} kB. Guests see it in their mails and in the waiting room,
        and it stands on every award of your sessions, earlier ones too.
      </p>
      {failed ? (
        <p role="alert">
          {readableMessage(error)}{' '}
          <Button variant="subtle" size="compact-sm" onClick={refresh}>
            Try again
          </Button>
        </p>
      ) : null}
      {address ? <img src={address} alt="Your logo" style={{ maxWidth: 240, maxHeight: 72 }} /> : null}
      <div className={styles.row}>
        <FileButton
          accept="image/png,image/jpeg"
          onChoose={choose}
          disabled={!change.possible}
          variant="default"
          leftSection={<IconPhotoUp size={18} aria-hidden />}
        >
          {data ? 'Choose another logo' : 'Choose a logo'}
        </FileButton>
        {data ? (
          <Button
            variant="subtle"
            color="ember"
            disabled={!change.possible}
            onClick={() => change.issue(null)}
          >
            Remove
          </Button>
        ) : null}
      </div>
      <p role="alert">
        {tooLarge ? `That picture is larger than ${largestLogo / 1024} kB.` : (change.failure?.message ?? '')}
      </p>
    </section>
  );
}

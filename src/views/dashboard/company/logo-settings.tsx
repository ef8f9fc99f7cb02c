import { IconPhotoUp } from '@tabler/icons-react';
import { useState } from 'react';
import { largestLogo } from '#contract/rules/business-constants.ts';
import { Button } from '../../shared/controls/button.tsx';
import { FileButton } from '../../shared/controls/file-button.tsx';
import { type Company, useChangeLogo, type useCompanyLogo } from '../../../react/use-company-settings.ts';
import { useCompanyWords } from '../../../words/organiser/account/company-words.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import styles from '../../account/auth.module.css';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import stage from './logo-settings.module.css';

const largestKilobytes = largestLogo / 1024;

interface LogoSettingsProps {
  name: string;
  company: Company;
  logo: ReturnType<typeof useCompanyLogo>;
  /** Of its picture. */
  address: string | null;
}

/** The logo that guests see in mails and while they wait, and that is printed on the awards. */
export function LogoSettings({ name, company, logo, address }: LogoSettingsProps) {
  const { logo: words, remove } = useCompanyWords();
  const { data, error, failed, refresh } = company.failed ? { ...company, data: undefined } : logo;
  const change = useChangeLogo(company);
  const version = company.data?.version;
  const isOnItsWay = (data === undefined || version === undefined) && !failed;
  const replace = (to: File | null) => {
    if (version !== undefined) change.issue({ to, version });
  };
  const [tooLarge, setTooLarge] = useState(false);
  const choose = (file: File) => {
    setTooLarge(file.size > largestLogo);
    if (file.size <= largestLogo) replace(file);
  };
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.lead(largestKilobytes)}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {isOnItsWay ? (
        <div role="status" aria-label={words.loading}>
          <Bone height={104} />
        </div>
      ) : null}
      {isOnItsWay || failed ? null : (
        <div className={stage.stage}>
          {address ? <img src={address} alt={words.alt} className={stage.logo} /> : null}
          {data ? (
            <Button variant="subtle" color="ember" disabled={!change.possible} onClick={() => replace(null)}>
              {remove}
            </Button>
          ) : (
            <p className={styles.soft}>{words.none(name)}</p>
          )}
        </div>
      )}
      <div className={styles.row}>
        <FileButton
          accept="image/png,image/jpeg"
          onChoose={choose}
          disabled={isOnItsWay || !change.possible}
          variant="default"
          leftSection={<IconPhotoUp size={18} aria-hidden />}
        >
          {data ? words.chooseAnother : words.choose}
        </FileButton>
      </div>
      <p role="alert">{tooLarge ? words.tooLarge(largestKilobytes) : (change.failure?.message ?? '')}</p>
    </section>
  );
}

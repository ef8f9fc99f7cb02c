import { IconBrandFacebook, IconBrandGoogle, IconBrandLinkedin, IconBrandWindows } from '@tabler/icons-react';
import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import { providerNames } from '#contract/words/provider-names.ts';
import { Button } from '../shared/controls/button.tsx';
import { useSocialSignIn } from '../../machines/social-sign-in/use-social-sign-in.tsx';
import form from '../shared/forms/form-stack.module.css';
import styles from './auth.module.css';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';
import { useLogInFailureText } from '../../words/organiser/account/log-in-failures-words.ts';

const icons: Record<SocialProvider, typeof IconBrandGoogle> = {
  google: IconBrandGoogle,
  facebook: IconBrandFacebook,
  linkedin: IconBrandLinkedin,
  microsoft: IconBrandWindows,
};

/** Only the configured providers; nothing at all where there are none. */
export function SocialButtons() {
  const words = useLogInWords().page;
  const failureText = useLogInFailureText();
  const { providers, busy, failure, choose } = useSocialSignIn();
  if (providers.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{words.orWith}</p>
      <div className={styles.providers}>
        {providers.map((provider) => {
          const Icon = icons[provider];
          const label = providerNames[provider];
          return (
            <Button
              key={provider}
              variant="default"
              leftSection={<Icon size={20} aria-hidden="true" />}
              aria-label={words.continueWith(label)}
              disabled={busy}
              onClick={() => choose(provider)}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {failure ? (
        <p role="alert" className={form.failure}>
          {failureText(failure)}
        </p>
      ) : null}
    </>
  );
}

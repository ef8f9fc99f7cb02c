import type { WelcomeWords } from '../../en/site/welcome.ts';
import { form } from '../counts.ts';

/** The way in, and what is said of the credits that come with an account, in German. */
export const welcome: WelcomeWords = {
  title: 'Das Licht ist an',
  start: 'Kostenlos starten',
  lead(credits) {
    if (!credits) return 'Ein Konto ist in einer Minute angelegt.';
    return form(
      credits,
      'Die erste Session schenken wir Ihnen: ein Credit, ohne Kreditkarte.',
      `Die ersten ${credits} Sessions schenken wir Ihnen: ${credits} Credits, ohne Kreditkarte.`,
    );
  },
  fact(credits) {
    if (!credits) return '';
    return form(credits, 'Erste Session kostenlos', `Die ersten ${credits} Sessions kostenlos`);
  },
  sentence(credits) {
    if (!credits) return '';
    return form(
      credits,
      ' Ihr erster Credit ist im Konto enthalten.',
      ` Die ersten ${credits} Credits sind im Konto enthalten.`,
    );
  },
  coming(credits) {
    if (!credits) return '';
    return form(
      credits,
      ' Ihren ersten Credit erhalten Sie, sobald Sie Ihre E-Mail-Adresse bestätigen.',
      ` Ihre ersten ${credits} Credits erhalten Sie, sobald Sie Ihre E-Mail-Adresse bestätigen.`,
    );
  },
};

import type { FormRulesWords } from '../../en/organiser/form-rules.ts';
import { requestFailures } from '../request-failures.ts';

/** What forms say of a field that they can’t send, in German. */
export const formRules: FormRulesWords = {
  missing: {
    firstName: 'Geben Sie Ihren Vornamen ein',
    yourName: 'Geben Sie Ihren Namen ein',
    name: 'Geben Sie einen Namen ein',
    companyName: 'Geben Sie den Namen Ihrer Firma ein',
    country: 'Wählen Sie Ihr Land',
    timezone: 'Wählen Sie Ihre Zeitzone',
    email: 'Geben Sie Ihre E-Mail-Adresse ein',
    newEmail: 'Geben Sie die neue E-Mail-Adresse ein',
    password: 'Geben Sie Ihr Passwort ein',
    currentPassword: 'Geben Sie Ihr aktuelles Passwort ein',
    code: 'Geben Sie den Code ein',
    message: 'Geben Sie Ihre Nachricht ein',
    domain: 'Geben Sie die Domain ein',
    issuer: 'Geben Sie den Aussteller ein',
    clientId: 'Geben Sie die Client-ID ein',
    clientSecret: 'Geben Sie das Client-Secret ein',
    claim: 'Geben Sie den Claim ein',
  },
  email: (fault) => `Geben Sie eine E-Mail-Adresse wie name@company.com ein${fault && `: ${fault}`}`,
  addressFaults: {
    foreign: (character) => `„${character}“ ist vor dem @ nicht möglich`,
    tooLong: (most) => `Vor dem @ sind höchstens ${most} Zeichen möglich`,
  },
  businessEmail: requestFailures.codes.USER_011,
  password: requestFailures.codes.USER_013,
  confirmation: requestFailures.codes.USER_014,
  areaCode: 'Geben Sie eine Landesvorwahl wie +49 ein',
  phoneNumber: 'Geben Sie 4 bis 15 Ziffern ein, mit oder ohne Landesvorwahl.',
};

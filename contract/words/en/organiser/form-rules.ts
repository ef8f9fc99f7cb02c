import { addressFaults } from '../../../rules/people/email-address.ts';
import { phoneNumberRule } from '../../../rules/people/phone-number.ts';
import { errorCatalogue } from '../../error-catalogue.ts';

/** What forms say of a field that they can’t send, in English; the other languages have the same keys. */
export const formRules = {
  missing: {
    firstName: 'Please fill in your first name',
    yourName: 'Please fill in your name',
    name: 'Please fill in a name',
    companyName: "Please fill in your company's name",
    country: 'Please fill in your country',
    timezone: 'Please fill in your time zone',
    email: 'Please fill in your email address',
    newEmail: 'Please fill in the new email address',
    password: 'Please fill in your password',
    currentPassword: 'Please fill in your current password',
    code: 'Please fill in the code',
    message: 'Please fill in your message',
    domain: 'Please fill in the domain',
    issuer: 'Please fill in the issuer',
    clientId: 'Please fill in the client ID',
    clientSecret: 'Please fill in the client secret',
    claim: 'Please fill in the claim',
  },
  /** `fault` is the end of the sentence, or empty. */
  email: (fault: string) => `Enter an email address like name@company.com${fault && `: ${fault}`}`,
  addressFaults,
  businessEmail: errorCatalogue.USER_011 as string,
  password: errorCatalogue.USER_013 as string,
  confirmation: errorCatalogue.USER_014 as string,
  areaCode: 'Enter a country code like +44',
  phoneNumber: phoneNumberRule as string,
};

export type FormRulesWords = typeof formRules;

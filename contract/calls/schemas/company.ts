import { type Static, Type } from 'typebox';
import { largestLogo } from '../../rules/business-constants.ts';
import { spokenLanguages } from '../../rules/languages.ts';
import { companyRetentionDays } from '../../rules/retention.ts';
import { companyColourPattern } from '../../rules/company-colour.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Nullable, PathId, Shape, Text } from './bounded.ts';
import { documentThrottle } from './document-throttle.ts';
import { LastChange, Version, VersionQuery } from './versions.ts';

/** `confirm_address`: joining by email and session id requires a code that is mailed to the address. */
export const CompanySettings = Shape({ confirm_address: Type.Boolean() });

/** A company's colour as guests are shown it (contract/rules/company-colour.ts); null where it has none. */
export const GuestColour = Nullable(
  Shape({ value: Text(7), faint_on: Nullable(Choice(['white', 'night'])) }),
);

const KeptDays = Type.Unsafe<(typeof companyRetentionDays)[number] | null>(
  Type.Union([...companyRetentionDays.map((days) => Type.Literal(days)), Type.Null()]),
);

/**
 * Days that a company keeps its guests' names and addresses after their last session, and chats and results of a session
 * after its end; null: until it closes its account.
 */
export const CompanyRetention = Shape({ people: KeptDays, chats: KeptDays, results: KeptDays });

/** All that a company decides for its sessions; each answer of a change is what it is from now on. */
export const CompanyAnswer = Shape({
  ...CompanySettings.properties,
  retention: CompanyRetention,
  /** `#rrggbb` in small letters; null where the company has none. */
  colour: Nullable(Text(7)),
  /** Names the bytes of the logo; null where the company has none. */
  logo_digest: Nullable(Text(64)),
  version: Type.Integer(),
  changed: LastChange,
});

/** `operator` is its name; null where the operator has not entered it with its address, so that there is no document. */
export const AgreementAnswer = Shape({ operator: Nullable(Text(2000)), version: Text(20) });

export const companySpec = {
  readSettings: { answer: CompanyAnswer },
  readLogo: {},
  saveLogo: {
    audit: 'logo.save',
    load: 'heavy',
    query: VersionQuery,
    answer: CompanyAnswer,
    bodyLimit: largestLogo,
    throttle: [documentThrottle],
  },
  showLogo: { params: Shape({ digest: PathId }) },
  removeLogo: { audit: 'logo.remove', query: VersionQuery, answer: CompanyAnswer, fault: 'SETTING_001' },
  saveColour: {
    audit: 'colour.save',
    body: Shape({ colour: Text(40, { pattern: companyColourPattern }), version: Version }),
    answer: CompanyAnswer,
  },
  removeColour: { audit: 'colour.remove', query: VersionQuery, answer: CompanyAnswer, fault: 'SETTING_001' },
  readAgreement: { answer: AgreementAnswer },
  agreementPdf: {
    query: Shape({ language: Choice(spokenLanguages) }),
    load: 'heavy',
    throttle: [documentThrottle],
  },
  saveSettings: {
    audit: 'settings.save',
    body: Shape({ ...CompanySettings.properties, version: Version }),
    answer: CompanyAnswer,
  },
  saveRetention: {
    audit: 'retention.save',
    body: Shape({ ...CompanyRetention.properties, version: Version }),
    answer: CompanyAnswer,
  },
  deleteSetting: {
    audit: 'settings.reset',
    params: Shape({ name: PathId }),
    query: VersionQuery,
    answer: CompanyAnswer,
    fault: 'SETTING_001',
  },
} satisfies Record<string, CallSpec>;

export type AgreementAnswer = Static<typeof AgreementAnswer>;
export type CompanyAnswer = Static<typeof CompanyAnswer>;
export type CompanyRetention = Static<typeof CompanyRetention>;
export type CompanySettings = Static<typeof CompanySettings>;

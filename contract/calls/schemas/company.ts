import { type Static, Type } from 'typebox';
import { largestLogo } from '../../rules/business-constants.ts';
import { companyColourPattern } from '../../rules/company-colour.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Nullable, PathId, Shape, Text } from './bounded.ts';
import { documentThrottle } from './document-throttle.ts';

/** `confirm_address`: joining by email and session id requires a code that is mailed to the address. */
export const CompanySettings = Shape({ confirm_address: Type.Boolean() });

/** A company's colour as guests are shown it (contract/rules/company-colour.ts); null where it has none. */
export const GuestColour = Nullable(
  Shape({ value: Text(7), faint_on: Nullable(Choice(['white', 'night'])) }),
);

/** `#rrggbb` in small letters; null where the company has none. */
const CompanyColour = Shape({ colour: Nullable(Text(7)) });

export const companySpec = {
  readSettings: { answer: CompanySettings },
  readLogo: {},
  saveLogo: { load: 'heavy', bodyLimit: largestLogo, throttle: [documentThrottle] },
  showLogo: { params: Shape({ digest: PathId }) },
  removeLogo: { fault: 'SETTING_001' },
  readColour: { answer: CompanyColour },
  saveColour: { body: Shape({ colour: Text(40, { pattern: companyColourPattern }) }) },
  removeColour: { fault: 'SETTING_001' },
  saveSettings: { body: CompanySettings, answer: CompanySettings },
  deleteSetting: { params: Shape({ name: PathId }), answer: CompanySettings, fault: 'SETTING_001' },
} satisfies Record<string, CallSpec>;

export type CompanySettings = Static<typeof CompanySettings>;

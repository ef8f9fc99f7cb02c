import { type Static, Type } from 'typebox';
import { largestLogo } from '../../rules/business-constants.ts';
import { companyColourPattern } from '../../rules/company-colour.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Nullable, PathId, Shape, Text } from './bounded.ts';

/** `confirm_address`: whoever joins by email and session id enters a code first that is mailed to the address. */
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
  saveLogo: { bodyLimit: largestLogo },
  showLogo: { params: Shape({ digest: PathId }) },
  removeLogo: {},
  readColour: { answer: CompanyColour },
  saveColour: { body: Shape({ colour: Text(40, { pattern: companyColourPattern }) }) },
  removeColour: {},
  saveSettings: { body: CompanySettings, answer: CompanySettings },
} satisfies Record<string, CallSpec>;

export type CompanySettings = Static<typeof CompanySettings>;

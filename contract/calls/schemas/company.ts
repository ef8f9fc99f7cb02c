import { type Static, Type } from 'typebox';
import { largestLogo } from '../../rules/business-constants.ts';
import type { CallSpec } from '../call.ts';
import { PathId, Shape } from './bounded.ts';

/** `confirm_address`: whoever joins by email and session id enters a code first that is mailed to the address. */
export const CompanySettings = Shape({ confirm_address: Type.Boolean() });

export const companySpec = {
  readSettings: { answer: CompanySettings },
  readLogo: {},
  saveLogo: { bodyLimit: largestLogo },
  showLogo: { params: Shape({ digest: PathId }) },
  removeLogo: {},
  saveSettings: { body: CompanySettings, answer: CompanySettings },
} satisfies Record<string, CallSpec>;

export type CompanySettings = Static<typeof CompanySettings>;

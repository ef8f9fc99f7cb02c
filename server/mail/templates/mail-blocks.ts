import type { GuestColour } from '#contract/rules/company-colour.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** What a mail says, once; rendered as HTML and as plain text, so that neither can say something else. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; lines: string[] }[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'small'; text: string };

export interface MailLetter {
  /** English by default. */
  language?: SpokenLanguage;
  subject: string;
  /** The line that mail programs show after the subject. */
  preheader: string;
  headline: string;
  /** Of the company that invites. */
  logo?: { url: string; alt: string; colour: GuestColour | null };
  picture?: { url: string; alt: string };
  blocks: MailBlock[];
  /** Why the person receives this. */
  footer: string;
  publicUrl: string;
  /** For the operator's own eyes: what somebody wrote stays as it was written. */
  verbatim?: true;
}

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const small = (text: string): MailBlock => ({ kind: 'small', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

import { addressFaults } from '../../../rules/people/email-address.ts';
import { plainNameRule } from '../../../rules/people/plain-name.ts';

/** Why a line or a file of people could not be read. */
export const peopleProblems = {
  lines: {
    unaddressed: 'No email address. Write it as: Ana Silva <ana@example.com>',
    twoInOne: 'Two addresses for one person. Keep one, or put a comma between two people.',
    /** `why` is the end of a sentence, or empty. */
    notAnAddress: (text: string, why: string) =>
      `“${text}” is not a valid email address${why && `: ${why}`}.`,
    addressFaults,
    longName: (email: string, most: number) => `The name of ${email} is longer than ${most} characters.`,
    addressInName: (email: string) => `The name of ${email}: it ${plainNameRule}`,
  },
  file: {
    broken: 'We can’t read this file. Save it as CSV and upload that.',
    unpacked:
      'This spreadsheet is larger than 16 MB when it is unpacked. Save only the table of people, without pictures.',
    table: (rows: number, cells: number) =>
      `This table has more than ${rows.toLocaleString('en')} rows or ${cells.toLocaleString('en')} cells. Save only the people to invite.`,
    tooLarge: 'This file is larger than 4 MB. Save just the guest list and try again.',
    oldFormat: 'This is an older Excel format (.xls). Save it as .xlsx or .csv and upload that.',
    noAddresses: 'No email addresses found. Add a column with email addresses.',
  },
};

export type PeopleProblems = typeof peopleProblems;

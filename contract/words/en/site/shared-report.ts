/** What a company's report says around itself where it is read by a link. */
export const sharedReport = {
  title: 'Report',
  titleOf: (company: string) => `Report of ${company}`,
  lead: (period: string) => `Report, ${period}`,
  loading: 'Loading the report',
  unknown: 'This link is not valid',
  unknownText: 'It may have expired or been revoked. Ask the person who sent it for a new one.',
  failed: 'The report didn’t load',
  privacy: 'Privacy',
};

export type SharedReportWords = typeof sharedReport;

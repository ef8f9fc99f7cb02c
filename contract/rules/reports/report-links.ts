/** Days after which a link to a company's reports ends, at its maker's choice. */
export const reportLinkDays = [7, 30, 90, 365] as const;

/** Links of one company at a time. */
export const mostReportLinks = 20;

import type { BlogPosting, BreadcrumbList, FAQPage, Organization, WebSite } from 'schema-dts';

/** What a page may be about, in schema.org's words. */
export type Thing = BlogPosting | BreadcrumbList | FAQPage | Organization | WebSite;

export interface Question {
  question: string;
  /** Markdown. */
  answer: string;
}

/** A page above the one that is shown. */
export interface PageAbove {
  name: string;
  path: string;
}

export const organisation = (site: string): Thing => ({
  '@type': 'Organization',
  '@id': `${site}/#organisation`,
  name: 'Muster',
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${site}/contact` },
});

export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
  })),
});

/** From the home page down to the page itself. */
export const breadcrumb = (site: string, trail: readonly PageAbove[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Muster', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});

const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

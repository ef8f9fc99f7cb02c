import type { BlogPosting, BreadcrumbList, FAQPage, Organization, WebSite } from 'schema-dts';

/** What a page may be about, in schema.org's words. */
export type Thing = BlogPosting | BreadcrumbList | FAQPage | Organization | WebSite;

export interface Question {
  question: string;
  /** Markdown. */
  answer: string;
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

const withoutLinks = (markdown: string) => markdown.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');

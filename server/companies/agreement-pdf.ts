import type { CompanyRetention } from '#contract/calls/schemas/company.ts';
import type { SubProcessor } from '#contract/calls/schemas/site.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { dayIn, localeOf } from '#contract/words/formats.ts';
import type { Operator } from '../config/operator.ts';
import { isolated } from '../pdf/visual-order.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';
import { agreementWordsIn, subProcessorWordsIn } from '../words/agreement-words.ts';

/** What an agreement is made of. */
export interface AgreementPaper {
  language: SpokenLanguage;
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** `legalName` and what follows are those of its last order; null where they are not known. */
  company: {
    name: string;
    legalName: string | null;
    address: string | null;
    /** Two letters. */
    country: string | null;
    taxNumber: string | null;
  };
  retention: CompanyRetention;
  operator: Operator;
  subProcessors: readonly SubProcessor[];
}

const bold = (text: string): Line => ({ tag: 'P', text, size: 11, hand: 'bold', gap: 12 });
/** What people have typed, a line each. */
const typed = (text: string): Line[] => text.split('\n').map((row) => line(isolated(row)));

const countryIn = (language: SpokenLanguage, code: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;

function partyLines({ language, company, operator }: AgreementPaper): Line[] {
  const words = agreementWordsIn(language);
  const { name, legalName, address, country, taxNumber } = company;
  return [
    heading(words.between),
    bold(words.controller),
    ...typed(name),
    ...(legalName === null || legalName === name ? [] : typed(legalName)),
    ...(address === null ? [line(words.toFillIn.address)] : typed(address)),
    ...(country === null ? [] : [line(countryIn(language, country))]),
    line(taxNumber === null ? words.toFillIn.taxNumber : words.taxNumber(isolated(taxNumber))),
    bold(words.processor),
    ...typed(operator.name),
    ...typed(operator.address),
    ...(operator.email === null ? [] : [line(words.email(operator.email))]),
  ];
}

function subProcessorLines({ language, subProcessors }: AgreementPaper): Line[] {
  const { subProcessorsHeading, subProcessor } = agreementWordsIn(language);
  const words = subProcessorWordsIn(language);
  return [
    heading(subProcessorsHeading),
    ...(subProcessors.length === 0 ? [line(words.none)] : []),
    ...subProcessors.map(({ kind, name, seat }) => {
      const { label, purpose, data } = words.kinds[kind];
      const where = seat === null ? words.unknownSeat : countryIn(language, seat);
      return line(subProcessor(label, name, purpose, data, where));
    }),
    line(words.hosting),
  ];
}

function retentionLines({ language, retention }: AgreementPaper): Line[] {
  const { keptUntil } = agreementWordsIn(language).subject;
  return (['people', 'chats', 'results'] as const).map((kind) => {
    const days = retention[kind];
    return line(days === null ? keptUntil.closed(keptUntil[kind]) : keptUntil.days(keptUntil[kind], days));
  });
}

export function agreementLines(paper: AgreementPaper): Line[] {
  const { language, version, date, operator } = paper;
  const words = agreementWordsIn(language);
  return [
    { tag: 'H1', text: words.title, size: 24, hand: 'title', gap: 0 },
    line(words.under),
    line(words.version(version, dayIn(language)(date)), true),
    bold(words.template(isolated(operator.name))),
    ...partyLines(paper),
    ...words.clauses.flatMap(({ heading: title, texts }) => [
      heading(title),
      ...texts.map((text) => line(text)),
    ]),
    heading(words.signatures),
    line(words.signed(words.controller)),
    line(words.signed(words.processor)),
    heading(words.subject.heading),
    ...words.subject.rows.map((text) => line(text)),
    heading(words.subject.how),
    ...retentionLines(paper),
    heading(words.measures.heading),
    ...words.measures.rows.map((text) => line(text)),
    ...subProcessorLines(paper),
  ];
}

/** The data processing agreement of a company, as the operator's template. */
export function drawAgreement(paper: AgreementPaper): Promise<Uint8Array> {
  const { title, page } = agreementWordsIn(paper.language);
  return drawLines({
    title: `${title}: ${paper.company.name}`,
    author: paper.operator.name,
    date: paper.date,
    language: paper.language,
    picture: null,
    pageText: page,
    lines: agreementLines(paper),
  });
}

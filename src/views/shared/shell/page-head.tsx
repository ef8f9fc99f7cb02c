import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import { languageParameter } from '#contract/rules/pages/page-language.ts';
import { useSiteAddress } from '../../../app-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { pictureOf } from './page-picture.ts';
import type { Thing } from './structured-data.ts';

/** A page above the one that is shown. */
interface PageAbove {
  name: string;
  path: string;
}

/** From the home page down to the page itself. */
const breadcrumb = (site: string, trail: readonly PageAbove[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Muster', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});

/** A page's address in a language: English is at the bare one. */
const addressIn = (path: string, language: SpokenLanguage): string =>
  language === 'en' ? path : `${path}?${languageParameter}=${language}`;

interface PageHeadProps {
  title: string;
  description?: string;
  /** Path of the page on this site, for the canonical link. */
  path?: string;
  indexed?: boolean;
  kind?: 'website' | 'article';
  /** The page that this one belongs under, beside the home page. */
  above?: PageAbove;
  /** What the page is about, written into it as JSON-LD; `site` is the origin of its addresses. */
  things?: (site: string, language: SpokenLanguage) => Thing[];
}

/** Title and metadata; React hoists them into the document's head. */
export function PageHead({
  title,
  description,
  path,
  indexed = true,
  kind = 'website',
  above,
  things = () => [],
}: PageHeadProps) {
  const site = useSiteAddress();
  const language = useLanguage();
  const address = path === undefined ? undefined : `${site}${indexed ? addressIn(path, language) : path}`;
  const trail = [...(above ? [above] : []), { name: title, path: path ?? '/' }];
  const isBelowHome = indexed && path !== undefined && path !== '/';
  const graph = [...things(site, language), ...(isBelowHome ? [breadcrumb(site, trail)] : [])];
  return (
    <>
      <title>{`${title} · Muster`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:title" content={title} />
      {indexed ? null : <meta name="robots" content="noindex" />}
      {address === undefined ? null : <link rel="canonical" href={address} />}
      {path !== undefined && indexed ? (
        <>
          {spokenLanguages.map((spoken) => (
            <link key={spoken} rel="alternate" hrefLang={spoken} href={`${site}${addressIn(path, spoken)}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${site}${path}`} />
          <meta property="og:type" content={kind} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${site}${pictureOf(path, language)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      ) : null}
      {graph.length > 0 ? (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
    </>
  );
}

interface PageHeadProps {
  title: string;
  description?: string;
  /** Path of the page on this site, for the canonical link. */
  path?: string;
  indexed?: boolean;
  /** Written into the page as JSON-LD. */
  structuredData?: Record<string, unknown>;
}

/** Title and metadata; React hoists them into the document's head. */
export function PageHead({ title, description, path, indexed = true, structuredData }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Muster`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:title" content={title} />
      {indexed ? null : <meta name="robots" content="noindex" />}
      {path === undefined ? null : <link rel="canonical" href={`${window.location.origin}${path}`} />}
      {structuredData ? (
        <script type="application/ld+json">
          {JSON.stringify(structuredData).replaceAll('<', '\\u003c')}
        </script>
      ) : null}
    </>
  );
}

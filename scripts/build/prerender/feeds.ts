import { unknownSiteAddress } from '#contract/rules/pages/site-documents.ts';
import type { Site } from '../../../src/prerender/site.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** https://www.sitemaps.org/protocol.html */
export function sitemap(pages: Site['pages']): string {
  const urls = pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, date }) => {
      const changed = date ? `<lastmod>${date}</lastmod>` : '';
      return `  <url><loc>${unknownSiteAddress}${path}</loc>${changed}</url>`;
    });
  return [
    header,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** RSS 2.0, https://www.rssboard.org/rss-specification */
export function feed(articles: Site['articles']): string {
  const items = articles.map(({ slug, title, summary, date, tags }) => {
    const address = `${unknownSiteAddress}/blog/${slug}`;
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid>${address}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `      <description>${escapeXml(summary)}</description>`,
      ...tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
      '    </item>',
    ].join('\n');
  });
  return [
    header,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    '    <title>Muster, the journal</title>',
    `    <link>${unknownSiteAddress}/blog</link>`,
    '    <description>What we learn while we make stories for teams.</description>',
    '    <language>en</language>',
    `    <atom:link href="${unknownSiteAddress}/feed.xml" rel="self" type="application/rss+xml" />`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Everything may be read; what is behind a login or a link of one's own is of no use to a crawler. */
export function robots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...[
      '/api/',
      '/admin',
      '/dashboard',
      '/experience',
      '/verify/',
      '/reset-password/',
      '/invite-admin/',
      '/change-address/',
      '/sign-up/',
      '/shared-report',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${unknownSiteAddress}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Names what the site is as an app on a home screen, once the page's first picture shows: until then the line is for the
 * page's text and typefaces.
 */
export function nameManifest(page: Document): void {
  const link = Object.assign(page.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    page.head.append(link);
  }).observe({ type: 'paint', buffered: true });
}

import { afterPaint } from '../services/page/next-task.ts';

/** Where the built application is, as the page says: scripts in their order. */
interface ApplicationFiles {
  scripts: string[];
  /** What they load on every page. */
  preloads: string[];
  styles: string[];
}

/** Loads the application into the page, its whole style first: the page brought only what it shows. */
export async function loadApplication(page: Document): Promise<void> {
  const { scripts, preloads, styles } = JSON.parse(
    page.getElementById('application')?.textContent ?? '',
  ) as ApplicationFiles;
  for (const href of [...scripts, ...preloads]) page.head.append(linkTo(page, 'modulepreload', href));
  await Promise.all(styles.map((href) => applied(page, href)));
  for (const src of scripts) await import(/* @vite-ignore */ src);
}

function linkTo(page: Document, rel: string, href: string): HTMLLinkElement {
  return Object.assign(page.createElement('link'), { rel, href });
}

/**
 * Styling the page anew takes a frame of its own, after the one that shows the touch. The sheet is appended only then: a
 * browser that has one begin to apply among those of the page (by `media`) lays all text out anew.
 */
async function applied(page: Document, href: string): Promise<void> {
  await settled(page, Object.assign(linkTo(page, 'preload', href), { as: 'style' }));
  await afterPaint();
  await settled(page, linkTo(page, 'stylesheet', href));
}

function settled(page: Document, link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} did not arrive`));
    page.head.append(link);
  });
}

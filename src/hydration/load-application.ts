import { afterPaint } from '../services/next-task.ts';

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
  await Promise.all(styles.map((href) => settled(page, linkTo(page, 'stylesheet', href))));
  for (const src of scripts) await import(/* @vite-ignore */ src);
}

function linkTo(page: Document, rel: string, href: string): HTMLLinkElement {
  return Object.assign(page.createElement('link'), { rel, href });
}

/** Styling the page anew takes a frame of its own, after the one that shows the touch. */
function settled(page: Document, link: HTMLLinkElement): Promise<void> {
  link.media = 'not all';
  return new Promise((resolve, reject) => {
    link.onload = async () => {
      await afterPaint();
      link.media = 'all';
      resolve();
    };
    link.onerror = () => reject(new Error(`${link.href} did not arrive`));
    page.head.append(link);
  });
}

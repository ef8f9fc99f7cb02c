import type { Plugin } from 'vite';

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Declares the typefaces in the page itself and takes them out of its style sheets: a sheet that declares them on a page
 * which is shown already has its whole text laid out anew.
 */
export function typefacesInPage(): Plugin {
  return {
    name: 'typefaces-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const faces: string[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const css = String(file.source);
        faces.push(...(css.match(fontFace) ?? []));
        file.source = css.replaceAll(fontFace, '');
      }
      page.source = String(page.source).replace('</head>', () => `<style>${faces.join('')}</style>\n</head>`);
    },
  };
}

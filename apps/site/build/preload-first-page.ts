import type { HtmlTagDescriptor, Plugin } from 'vite';
import { firstPageFiles } from './loaded-files.ts';

interface FirstPage {
  feature: string;
  /** Most players keep the default; the others fetch theirs one step later. */
  language: string;
}

/** Names the first page's files in the HTML, so that they travel together with the entry instead of after it. */
export function preloadFirstPage({ feature, language }: FirstPage): Plugin {
  return {
    name: 'harmattan:preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        return firstPageFiles(bundle, feature, language).map(linkTo);
      },
    },
  };
}

function linkTo(file: string): HtmlTagDescriptor {
  const attrs = file.endsWith('.css') ? { rel: 'stylesheet' } : { rel: 'modulepreload' };
  return { tag: 'link', attrs: { ...attrs, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}

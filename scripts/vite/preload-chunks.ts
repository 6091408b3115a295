import type { Plugin } from 'vite';

/**
 * Adds a preload link for each chunk and style sheet of the build to the page, because the first view needs all of them.
 * They load in parallel, before the code of the remotes, whose priority is low.
 */
export function preloadChunks(): Plugin {
  let base = '/';
  return {
    name: 'preload-chunks',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('There is no index.html to name the chunks in.');
        const html = String(page.source);
        const links = Object.values(bundle)
          .map(({ type, fileName }) => ({ type, fileName, address: base + fileName }))
          .filter(({ address }) => !html.includes(`"${address}"`))
          .map(({ type, fileName, address }) => {
            if (type === 'chunk') return `<link rel="modulepreload" crossorigin href="${address}">`;
            return fileName.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="${address}">` : '';
          });
        page.source = html.replace('</head>', `${links.join('')}</head>`);
      },
    },
  };
}

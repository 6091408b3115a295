import { FAILED_DRAWING } from '@paattu/shared/failed-drawing';
import type { Locale } from '@paattu/shared/locales';
import { type Ground, groundProperties, toneOf } from '../lib/ground';
import { scriptJson } from '../lib/script-json';
import { type PageAssets, styles } from './assets';
import icons from './icons.svg?raw';
import headScript from './head-script.js?raw';
import { PAGE_DATA_ID, type PageData } from './page-data';

/** No area of the catalogue: a browser that loads those has scripts. */
const NO_SCRIPT: Record<Locale, string> = {
  en: 'This page can be read as it is. To play songs, to sign in and to send forms, JavaScript has to be switched on.',
  ml: 'ഈ പേജ് ഇങ്ങനെ തന്നെ വായിക്കാം. പാട്ടുകൾ കേൾക്കാനും ലോഗിൻ ചെയ്യാനും ഫോമുകൾ അയയ്ക്കാനും ജാവാസ്ക്രിപ്റ്റ് ഓണാക്കണം.',
};

const COMMON_HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15110c">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`;

const preloads = (fonts: string[]) =>
  fonts
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('\n');

/** A document without scripts, which says all that it has to say. */
export function plainDocument(page: {
  locale: Locale;
  title: string;
  content: string;
  fonts: string[];
}): string {
  return `<!doctype html>
<html lang="${page.locale}">
<head>
${COMMON_HEAD}
<meta name="robots" content="noindex">
<style>${styles}</style>
${preloads(page.fonts)}
${page.title}
</head>
<body>
${page.content}
</body>
</html>
`;
}

/**
 * The HTML document around the rendered page. `head-script.js` loads the code, after the fonts and pictures of the first
 * view. A visitor can read, press and type before the code runs; `head-script.js` and `useEarlyInput` keep these presses
 * and inputs.
 */
export function htmlDocument(page: {
  locale: Locale;
  /** The id of the banner. */
  banner: string | undefined;
  /** The visitor may see little of the site, which is not public. */
  isClosed?: boolean | undefined;
  /** HTML above the page, for whoever looks at a site that is not public. */
  line?: string | undefined;
  ground?: Ground | undefined;
  head: string;
  content: string;
  data: PageData;
  assets: PageAssets;
}): string {
  const { locale } = page;
  const { entry, modules, fonts } = page.assets;
  return `<!doctype html>
<html lang="${locale}"${page.banner ? ` data-banner="${page.banner}"` : ''}${page.isClosed ? ' data-closed' : ''}${groundAttributes(page.ground)}>
<head>
${COMMON_HEAD}
<script>${headScript}</script>
<style>${styles}</style>
${preloads(fonts)}
<link rel="manifest" href="/site.webmanifest">
${page.head}
</head>
<body>
${page.line ?? ''}
${icons}<noscript><p class="wrap py-4">${NO_SCRIPT[locale]}</p></noscript>
<div id="root">${page.content}</div>
<template id="code">
${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
</template>
<svg class="hidden" aria-hidden="true"><symbol id="drawing-failed" viewBox="0 0 320 240">${FAILED_DRAWING}</symbol></svg>
<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(page.data)}</script>
</body>
</html>
`;
}

function groundAttributes(ground: Ground | undefined): string {
  if (!ground) return '';
  const style = Object.entries(groundProperties(ground)).map(([name, value]) => `${name}:${value}`);
  return ` data-ground="${toneOf(ground)}" style="${style.join(';')}"`;
}

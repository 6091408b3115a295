import { site } from '../messages/site';
import { scriptJson } from '../lib/script-json';
import type { PageAssets } from './assets';
import { headScript } from './head-script';
import { PAGE_DATA_ID, type PageData } from './page-data';

/** The whole HTML document around what React has rendered. */
export function htmlDocument(page: {
  head: string;
  content: string;
  data: PageData;
  assets: PageAssets;
}): string {
  const { entry, stylesheets, modules, fonts } = page.assets;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15110c">
<script>${headScript}</script>
${stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
<script type="module" src="${entry}"></script>
${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="alternate" type="application/rss+xml" title="${site.name} · ${site.newSongs}" href="/songs/rss.xml">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${page.head}
</head>
<body>
<div id="root">${page.content}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(page.data)}</script>
</body>
</html>
`;
}

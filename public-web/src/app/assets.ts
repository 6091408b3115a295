import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locale } from '@paattu/shared/locales';
import type { Area } from '../translations/catalogue';
import { areasOf, type PageOptions } from './page';
import { pages } from './pages';
import { serverPageOf } from './server-pages';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface PageAssets {
  entry: string;
  modules: string[];
  fonts: string[];
}

/** Reads the manifest of the browser build; both builds are next to each other in `dist`. */
function readManifest(): Record<string, Chunk> {
  const file = new URL('../client/.vite/manifest.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
}

const manifest = readManifest();
const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';

function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name) || !manifest[name]) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) withImports(imported, seen);
  return seen;
}

const url = (file: string) => `/${file}`;
const fileOf = (name: string) => url(manifest[name]?.file ?? '');
const stylesheets = new Set(
  Object.values(manifest)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => file.endsWith('.css')),
);

/** The styles of all pages, inlined in the document: 8 KB compressed, and one request fewer before the first paint. */
export const styles = [...stylesheets]
  .map((file) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8'))
  .join('');
/**
 * The fonts of the first view. The Malayalam fonts of an English page, for names and lyrics, load after it: their 140 KB
 * delayed it on a slow phone by half a second.
 */
const FONTS = ['fraunces-latin.woff2', 'anek-latin.woff2'];
/** Instead of these, for a language in another script. */
const FONTS_OF: Partial<Record<Locale, string[]>> = {
  ml: ['anek-malayalam.woff2', 'anek-latin.woff2'],
};

export const fontsOf = (locale: Locale) =>
  (FONTS_OF[locale] ?? FONTS).map((font) =>
    fileOf(Object.keys(manifest).find((name) => basename(name) === font) ?? ''),
  );

/** The module of translations as the manifest names it. */
const translationsFile = (locale: Locale, area: Area) => `src/translations/${locale}/${area}.ts`;

/** The files that the first view of a page needs, so that all of them load in one round trip after the HTML. */
export function pageAssets(page: PageOptions, locale: Locale): PageAssets {
  const modules = withImports(entryName);
  const { file } = serverPageOf(page);
  if (file) withImports(file, modules);
  if (pages.every(({ path }) => path !== page.path)) withImports('src/app/rare-pages.ts', modules);
  for (const area of areasOf(page)) withImports(translationsFile(locale, area), modules);
  modules.delete(entryName);
  return {
    entry: fileOf(entryName),
    modules: [...modules].map(fileOf),
    fonts: fontsOf(locale),
  };
}

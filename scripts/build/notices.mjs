// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isShipped, licenceOf, nameOf } from '../lib/shipped-packages.mjs';
import { root } from '../lib/project.mjs';

/** @typedef {import('../lib/shipped-packages.mjs').LockedPackage} LockedPackage */
/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Notice as Vite writes it */

/** The folder of the page, which the server answers at `/licences`. */
export const noticesFolder = join(root, 'backend/dist/licences');

/** What Vite lists of each build for browsers. */
export const BUNDLES = ['public-web/dist/client', 'public-web/dist/remote', 'shell/dist', 'admin-web/dist'];

/** Packages that contain a library under another licence than their own. @type {Record<string, string>} */
const CONTAINED = {
  '@audio/decode-aac': 'Contains FAAD2, GPL-2.0: https://github.com/knik0/faad2',
  '@audio/decode-mp3': 'Contains mpg123, LGPL-2.1: https://www.mpg123.de',
};

/** Writes the page with the licences of all packages that the server runs or that a browser gets. */
export function writeNotices() {
  const page = pageOf([...bundledNotices(), ...installedNotices()]);
  mkdirSync(noticesFolder, { recursive: true });
  const file = join(noticesFolder, 'licences.html');
  writeFileSync(file, page);
  writeFileSync(`${file}.br`, brotliCompressSync(page));
  writeFileSync(`${file}.gz`, gzipSync(page));
}

/** @returns {Notice[]} */
function bundledNotices() {
  return BUNDLES.flatMap((folder) => JSON.parse(read(join(folder, '.vite/license.json'))));
}

/** @returns {Notice[]} */
function installedNotices() {
  /** @type {[string, LockedPackage][]} */
  const locked = Object.entries(JSON.parse(read('package-lock.json')).packages);
  return locked
    .filter(([place, one]) => isShipped(place, one) && existsSync(join(root, place, 'package.json')))
    .map(([place, one]) => {
      const { name = nameOf(place), version } = JSON.parse(read(join(place, 'package.json')));
      return { name, version, identifier: licenceOf(name, one), text: licenceText(place) };
    });
}

/** @param {string} place */
function licenceText(place) {
  const files = readdirSync(join(root, place)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.map((file) => read(join(place, file)).trim()).join('\n\n') || undefined;
}

/**
 * Packages with the same text share it.
 * @param {Notice[]} notices
 */
export function pageOf(notices) {
  /** @type {Map<string, Map<string, Notice>>} */
  const byText = new Map();
  /** @type {Set<string>} */
  const listed = new Set();
  for (const notice of [...notices].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = `${notice.name} ${notice.version}`;
    if (listed.has(key)) continue;
    listed.add(key);
    const text = notice.text ?? '';
    byText.set(text, (byText.get(text) ?? new Map()).set(key, notice));
  }
  const sections = [...byText].map(([text, packages]) => {
    const names = [...packages].map(([key, { name, identifier }]) => {
      const contained = CONTAINED[name] ? `. ${CONTAINED[name]}` : '';
      return `<li>${escape(`${key}, ${identifier ?? 'see below'}${contained}`)}</li>`;
    });
    return `<section><ul>${names.join('')}</ul>${text && `<p>${escape(text).replace(/\r?\n/g, '<br>\n')}</p>`}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Licences</title>
</head>
<body>
<main>
<h1>Licences</h1>
<p>This site is made with the free software below. Each part belongs to its authors and has the licence that is named with it.</p>
<p lang="ml">താഴെ പറയുന്ന സ്വതന്ത്ര സോഫ്റ്റ്‌വെയറുകൾ ഉപയോഗിച്ചാണ് ഈ സൈറ്റ് ഉണ്ടാക്കിയിരിക്കുന്നത്. ഓരോന്നിന്റെയും ഉടമകൾ അവ എഴുതിയവരാണ്; ലൈസൻസ് ഒപ്പം ചേർത്തിട്ടുണ്ട്.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

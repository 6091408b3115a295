import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Nothing here needs the product: a browser draws, and so does the program that draws pictures.
import { expect, test } from '@playwright/test';
import {
  copyFontsWithoutLigatures,
  differenceBetween,
  drawByBrowser,
  drawByServer,
} from '../../support/letters.js';

/** Letters that join, and signs that change their consonant. */
const JOINED = [
  ...['ക്ക', 'ങ്ങ', 'ച്ച', 'ഞ്ഞ', 'ട്ട', 'ണ്ട', 'ത്ത', 'ന്ത', 'ന്ന', 'മ്പ', 'മ്മ', 'യ്യ', 'ല്ല', 'വ്വ', 'ക്ഷ'],
  ...['ന്റെ', 'എൻ്റെ', 'കാറ്റ്', 'പാട്ട്', 'ജ്ഞാനം', 'സ്ത്രീ', 'ശ്രീലക്ഷ്മി', 'ക്രിസ്തു', 'വിദ്യ', 'ബുദ്ധ്യാ'],
  ...['സ്നേഹം', 'മാർഗ്ഗം', 'സന്ധ്യ', 'പ്രാർത്ഥന', 'ഹൃദയം', 'കൃഷ്ണൻ', 'അദ്ധ്വാനം', 'സ്വാമി', 'സ്പൈ', 'കൊച്ചി', 'കോട്ടയം'],
];
/** Vowels that stand before their consonant or around it, and chillus, which are letters of their own. */
const SINGLE = ['കെ', 'കേരളം', 'കൈ', 'കൊടി', 'കോഴി', 'കൗമാരം', 'അവൻ', 'അവൾ', 'മലർ', 'കാൽ', 'കൺ'];

const TEXTS = [...JOINED, ...SINGLE];
const ALLOWED_PERCENT = 1;

let browserPictures: Buffer[];

test.beforeAll(async ({ browser }) => {
  browserPictures = await drawByBrowser(browser, TEXTS);
});

/** The texts that the server draws otherwise than the browser does. */
async function differingTexts(serverPictures: Buffer[]): Promise<string[]> {
  const differences = await Promise.all(
    serverPictures.map((picture, index) => differenceBetween(picture, browserPictures[index]!)),
  );
  return TEXTS.filter((_, index) => differences[index]! > ALLOWED_PERCENT);
}

// @trust entry-pictures
test('the pictures of entries have the Malayalam letters of a browser, also those that join', async () => {
  expect(await differingTexts(await drawByServer(TEXTS))).toEqual([]);
});

// @trust entry-pictures
test('they join also after a text with a space between Malayalam words', async () => {
  const [, ...pictures] = await drawByServer(['മലയാളം പാട്ട്', ...TEXTS]);
  expect(await differingTexts(pictures)).toEqual([]);
});

test('the comparison finds each text of a font that cannot join letters', async () => {
  const fonts = await mkdtemp(join(tmpdir(), 'fonts-'));
  try {
    await copyFontsWithoutLigatures(fonts);

    expect(await differingTexts(await drawByServer(TEXTS, fonts))).toEqual(JOINED);
  } finally {
    await rm(fonts, { recursive: true });
  }
});

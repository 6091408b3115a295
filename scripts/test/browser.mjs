// @ts-check
import { run } from '../lib/run.mjs';
import { findProgram, installPackages, isExecutable } from './debian.mjs';

const DOWNLOAD_MS = 180_000;

/**
 * Finds a Chromium, or installs one: Debian's package if possible, otherwise Playwright's download. With the headless shell
 * the tests take a third less processor time than with the whole browser, so Debian's is installed beside that as well.
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} its path
 */
export async function ensureBrowser(signal) {
  const present = findHeadlessShell() ?? (await install(signal));
  if (present === null) console.error('\n!!! Chromium is missing and could not be installed.\n');
  await ensureMalayalamFont(signal);
  return present;
}

/**
 * The first view has the device's Malayalam font (decision 035). Where there is none, Malayalam is in boxes until the web
 * font arrives, whose lines break elsewhere.
 * @param {AbortSignal} signal
 */
async function ensureMalayalamFont(signal) {
  if (process.platform !== 'linux' || (await hasMalayalamFont(signal))) return;
  await installPackages(['fonts-noto-core', 'fontconfig'], signal);
  if (!(await hasMalayalamFont(signal))) {
    console.error('\n!!! No Malayalam font is installed: pages move while they load.\n');
  }
}

/** @param {AbortSignal} signal */
async function hasMalayalamFont(signal) {
  if (findProgram('fc-list') === null) return false;
  const { stdout } = await run(['fc-list', ':lang=ml'], { signal });
  return stdout !== '';
}

/** @param {AbortSignal} signal */
async function install(signal) {
  await installPackages(['chromium-headless-shell', 'fonts-liberation'], signal);
  const installed = findHeadlessShell() ?? (await findBrowser());
  if (installed !== null) return installed;
  console.log('Downloading Chromium (playwright install) ...');
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(DOWNLOAD_MS)]);
  await run(['playwright', 'install', 'chromium'], { signal: timeout }).catch(() => signal.throwIfAborted());
  return findBrowser();
}

/** A chosen browser counts as one. */
function findHeadlessShell() {
  return findExecutable([process.env.CHROMIUM_PATH, findProgram('chromium-headless-shell')]);
}

async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  return findExecutable([findProgram('chromium'), chromium.executablePath()]);
}

/** @param {(string | null | undefined)[]} paths */
function findExecutable(paths) {
  return paths.find((path) => path && isExecutable(path)) ?? null;
}

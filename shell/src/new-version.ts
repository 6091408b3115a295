import { canLeave } from './leave-guard';
import { translations } from './translations';

const RELOADED = 'paattu-reloaded-at';
/** A second reload within this time would not help. */
const PAUSE_MS = 60_000;

/**
 * Watches for code of a release that is gone: the server has a new one, and an open page still names the files of the
 * one before. The page reloads by itself, once, when nothing would be lost; else it says so, and offers it.
 */
export function watchForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error = (event as Event & { payload?: unknown }).payload;
    void isGone(error).then((gone) => gone && renew());
  });
}

/** Loads the code with which the page begins; without it there is nothing on the page to say what is wrong. */
export async function startWith(load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (await isGone(error)) renew();
    throw error;
  }
}

/** Whether the server answers that it does not have the file. Without an answer, the page's own notices say what is wrong. */
async function isGone(error: unknown): Promise<boolean> {
  const [address] = /https?:\/\/\S+/.exec(String(error instanceof Error ? error.message : error)) ?? [];
  try {
    if (address !== undefined)
      return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
    // Some browsers do not name the file. The page of a new release names other files.
    const page = await fetch(window.location.pathname, { cache: 'no-store' });
    const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    return page.ok && own !== null && !(await page.text()).includes(new URL(own.src).pathname);
  } catch {
    return false;
  }
}

function renew(): void {
  if (canLeave() && noteReload()) window.location.reload();
  else offer();
}

/** Whether a reload may help. Where the browser keeps nothing, reloads could follow each other without an end. */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last <= PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Made without React, whose code may be what is missing. */
function offer(): void {
  if (document.getElementById('new-version')) return;
  const bar = document.createElement('p');
  bar.id = 'new-version';
  bar.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = translations.reload;
  button.addEventListener('click', () => window.location.reload());
  bar.append(`${translations.newVersion} `, button);
  document.body.prepend(bar);
}

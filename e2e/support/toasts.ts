import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { noteMessage } from './asserted.js';

/** A toast that a page showed: its texts, and when it appeared and disappeared, in milliseconds since 1970. */
interface SeenToast {
  texts: string[];
  from: number;
  until?: number;
}

const TOAST = '.toast';
/** A visitor needs this long to read a toast. On a busy machine a toast may disappear before the test checks it. */
const READ_MS = 4_000;

/** Records the toasts of the context's pages, for `expectToast`. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript((toasts) => {
    const seen = new Map<Element, SeenToast>();
    Object.assign(globalThis, { seenToasts: () => [...seen.values()] });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll(toasts)];
      for (const toast of shown) {
        if (seen.has(toast)) continue;
        const texts = [...toast.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
        seen.set(toast, { texts, from: Date.now() });
      }
      for (const [toast, note] of seen) if (!toast.isConnected) note.until ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  }, TOAST);
}

/** Waits for a toast of a public page with exactly this title and sentence. */
export async function expectToast(page: Page, title: string, sentence?: string): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .locator(TOAST)
    .filter({ has: page.getByText(title, { exact: true }) });
  const wanted =
    sentence === undefined ? toast : toast.filter({ has: page.getByText(sentence, { exact: true }) });
  const words = sentence === undefined ? [title] : [title, sentence];
  const asked = Date.now();
  await expect(async () => {
    if (await wanted.last().isVisible()) return;
    const seen = await page.evaluate(() => (Reflect.get(globalThis, 'seenToasts') as () => SeenToast[])());
    const read = seen.filter(({ from, until = 0 }) => until > asked && until - from >= READ_MS);
    expect(
      read.some(({ texts }) => words.every((text) => texts.includes(text))),
      `a toast '${words.join(' / ')}'; seen: ${JSON.stringify(seen)}`,
    ).toBe(true);
  }).toPass({ timeout: 120_000 });
  noteMessage(words);
}

/** Waits until the toast covers none of these. The page may scroll first. */
export async function expectClear(toast: Locator, others: Locator): Promise<void> {
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(box, 'the toast').not.toBeNull();
    const covered = await others.evaluateAll(
      (elements, { x, y, width, height }) =>
        elements
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < x + width && right > x && top < y + height && bottom > y;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      box!,
    );
    expect(covered).toEqual([]);
    expect(await others.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });
}

/** Waits until each line of the text is on the screen, and nothing cuts it. */
export async function expectWhole(text: Locator): Promise<void> {
  // Malayalam letters may be higher than their line.
  await expect(text).toHaveCSS('overflow', 'visible');
  const cutLines = () =>
    text.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const isInside = ({ left, right, top, bottom }: DOMRect) =>
        left >= 0 &&
        right <= innerWidth &&
        (top + bottom) / 2 > Math.max(0, box.top) &&
        (top + bottom) / 2 < Math.min(innerHeight, box.bottom);
      return [...words.getClientRects()]
        .filter((line) => !isInside(line))
        .map((line) => line.toJSON() as unknown);
    });
  await expect.poll(cutLines).toEqual([]);
}

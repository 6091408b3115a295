import type { Page } from '@playwright/test';

/** Lengthens each text as a translation may, without changing its kind. */
async function lengthenTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const words = text.data.trim();
      if (
        words === '' ||
        text.parentElement?.closest('script, style, noscript, option, time, [lang]:not(html)')
      )
        continue;
      text.data = `${text.data} ${words.slice(0, Math.ceil(words.length * 0.6))}`;
    }
  });
}

/** What is outside the screen when each text of the page is 1.6 times as long. */
export async function overflowOfLongTexts(page: Page): Promise<string[]> {
  await lengthenTexts(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
}

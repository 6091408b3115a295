import type { Page } from '@playwright/test';
import { openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

/** The fields, buttons, links and titles that the next toast covers at any scroll position. Call it before the toast appears: the toast closes by itself. */
async function coveredByToast(page: Page): Promise<string[]> {
  const covered = await page.waitForFunction(() => {
    const toasts = [...document.querySelectorAll('.MuiSnackbarContent-root')];
    // The bar becomes as high as they are, a frame later.
    const isBarHigh = getComputedStyle(document.documentElement).getPropertyValue('--toasts') !== '';
    if (toasts.length === 0 || !isBarHigh) return null;
    const bar = document.querySelector('header')!;
    const covered = new Set<string>();
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 40) {
      window.scrollTo(0, y);
      const edge = bar.getBoundingClientRect().bottom;
      for (const control of document.querySelectorAll(
        'input, textarea, select, button, [role=combobox], a, h1, h2, header span',
      )) {
        if (toasts.some((toast) => toast.contains(control)) || !control.checkVisibility()) continue;
        const { left, right, top, bottom } = control.getBoundingClientRect();
        // What is scrolled behind the bar cannot be pressed anyway.
        const begin = bar.contains(control) ? top : Math.max(top, edge);
        for (const toast of toasts) {
          const of = toast.getBoundingClientRect();
          if (of.left < right && of.right > left && of.top < bottom && of.bottom > begin)
            covered.add(control.textContent || control.outerHTML);
        }
      }
    }
    return [...covered];
  });
  return (await covered.jsonValue()) ?? [];
}

for (const [width, height] of [
  [1366, 640],
  [768, 800],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} a toast covers nothing that is read or pressed`, async ({
    ownerPage: page,
    visitorApi,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/settings/email/server');
    const news = page.getByRole('region', { name: 'What is new' });
    await news.getByLabel('When', { exact: true }).selectOption('Never');
    const coveredBySaved = coveredByToast(page);
    await news.getByRole('button', { name: 'Save' }).click();
    expect(await coveredBySaved).toEqual([]);

    const name = unique('A name that takes its room on a phone');
    await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
    await openEntries(page, name);
    const coveredByUndo = coveredByToast(page);
    await press(page, page.getByRole('article', { name }), 'Approve');
    expect(await coveredByUndo).toEqual([]);
  });
}

test('the row of a toast stays after it, and goes at once when the page scrolls', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/settings/email/server');
  const news = page.getByRole('region', { name: 'What is new' });
  await news.getByLabel('When', { exact: true }).selectOption('Never');
  await news.getByRole('button', { name: 'Save' }).click();
  const toast = page.locator('.MuiSnackbarContent-root');
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
  const rows = await page.evaluate(() => {
    const row = () => getComputedStyle(document.documentElement).getPropertyValue('--toasts');
    const before = row();
    dispatchEvent(new Event('scroll'));
    return { before, after: row() };
  });
  expect(rows.before).toMatch(/^\d+px$/);
  expect(rows.after).toBe('');
});

import type { Locator, Page } from '@playwright/test';
import { openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

const toastOf = (page: Page) => page.locator('.MuiSnackbarContent-root');

/** The places in the window of these elements, and what is scrolled. */
async function placesOf(page: Page, ...elements: Locator[]) {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const tops = boxes.map((box) => box?.y);
  return { tops, scrolled: await page.evaluate(() => scrollY) };
}

/** What the toast covers wherever the page is scrolled to: each control of a bar that it covers, too. */
async function outOfReach(page: Page): Promise<string[]> {
  await expect(toastOf(page)).toBeVisible();
  const outOfReach = await page.waitForFunction(() => {
    const toast = document.querySelector('.MuiSnackbarContent-root');
    // The page is longer a frame after the toast appears.
    if (!toast || getComputedStyle(document.documentElement).getPropertyValue('--toast-room') === '')
      return null;
    const isFree = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const over = toast.getBoundingClientRect();
      return over.left >= right || over.right <= left || over.top >= bottom || over.bottom <= top;
    };
    const controls = [
      ...document.querySelectorAll('input, textarea, select, button, [role=combobox], a, h1, h2'),
    ];
    const shown = controls.filter((control) => control.checkVisibility() && !toast.contains(control));
    const seen = new Set<Element>();
    const free = new Set<Element>();
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 40) {
      scrollTo(0, y);
      for (const control of shown) {
        const { top, bottom } = control.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) continue;
        seen.add(control);
        if (isFree(control)) free.add(control);
      }
    }
    return [...seen].filter((control) => !free.has(control)).map((control) => control.outerHTML);
  });
  return (await outOfReach.jsonValue()) ?? [];
}

for (const [width, height] of [
  [1366, 640],
  [768, 800],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} a toast moves nothing, and nothing is out of reach under it`, async ({
    ownerPage: page,
    visitorApi,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/settings/email/server');
    const news = page.getByRole('region', { name: 'What is new' });
    await news.getByLabel('When', { exact: true }).selectOption('Never');
    const save = news.getByRole('button', { name: 'Save' });
    await save.scrollIntoViewIfNeeded();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await placesOf(page, heading, news);
    await save.click();
    await expect(toastOf(page)).toBeVisible();
    expect(await placesOf(page, heading, news)).toEqual(before);
    expect(await outOfReach(page)).toEqual([]);

    const name = unique('A name that takes its room on a phone');
    await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
    await openEntries(page, name);
    await press(page, page.getByRole('article', { name }), 'Approve');
    expect(await outOfReach(page)).toEqual([]);
  });
}

const news = (page: Page) => page.getByRole('region', { name: 'What is new' });

/** What shows a toast: of a page, and of the frame around it. */
const CAUSES = [
  {
    place: 'a page',
    showToast: async (page: Page) => {
      await news(page).getByLabel('When', { exact: true }).selectOption('Never');
      await news(page).getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    place: 'the frame',
    error: /auth\/logout/,
    showToast: async (page: Page) => {
      await page.route('**/api/auth/logout', (route) => route.abort());
      await page.getByRole('button', { name: 'Logout' }).click();
    },
  },
];

for (const { place, error, showToast } of CAUSES)
  test(`a toast of ${place} over the end of the page moves nothing when it goes`, async ({
    ownerPage: page,
    scriptErrors,
  }) => {
    if (error) scriptErrors.expect(error);
    const room = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--toast-room'));
    await page.setViewportSize({ width: 1366, height: 400 });
    await page.goto('/admin/settings/email/server');
    await expect(news(page).getByLabel('When', { exact: true })).toBeVisible();
    await showToast(page);
    await expect.poll(room).toMatch(/px$/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const before = await placesOf(page, news(page));
    await expect(toastOf(page).or(page.getByText('Failed to log out'))).toHaveCount(0);
    expect(await placesOf(page, news(page))).toEqual(before);

    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(room).toBe('');
  });

import type { Page } from '@playwright/test';
import { unique, videoIdWithViews } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

/** Follows a link of the top bar: the browser renders the page, with data from the API only. */
const goTo = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();

const places = [
  { link: 'Home', failure: 'The top entries could not be loaded.', loading: texts.home.loadingTop },
  { link: 'Contest Entries', failure: 'The entries could not be loaded.', loading: 'Loading entries...' },
] as const;

for (const { link, failure, loading } of places) {
  test(`${link}: entries that fail to load can be retried`, async ({ page, gateway }) => {
    await openPage(page, `${gateway.origin}/about`);
    gateway.loseApi();
    await goTo(page, link);
    const notice = page.getByRole('alert').filter({ hasText: failure });
    await expect(notice).toBeVisible();

    gateway.regainApi();
    await notice.getByRole('button', { name: 'Try Again' }).click();

    await expect(page.getByText('Demo Entrant One', { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`${link}: a notice while the entries load`, async ({ page }) => {
    await openPage(page, '/about');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/contest/entries?*', async (route) => {
      await held;
      await route.continue();
    });
    await goTo(page, link);
    await expect(page.getByText(loading)).toBeVisible();

    answer();

    await expect(page.getByText('Demo Entrant One', { exact: true })).toBeVisible();
    await expect(page.getByText(loading)).toHaveCount(0);
  });
}

test.describe('on a site without entries and songs', () => {
  test.use({ demo: false, javaScriptEnabled: false });

  for (const { path, sentences } of [
    {
      path: '/',
      sentences: [texts.home.emptyTop, texts.home.emptyTopText],
    },
    { path: '/entries', sentences: [texts.entries.empty] },
    { path: '/songs', sentences: [texts.songs.empty] },
  ]) {
    test(`${path} says that it is empty`, async ({ page }) => {
      await page.goto(path);

      for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    });
  }
});

test('an entry reports a photo that fails to load, also before the scripts load', async ({
  page,
  ownerApi,
  gateway,
  scriptErrors,
}) => {
  const name = unique('Photoless Nair');
  const id = await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await ownerApi.approve(id);
  const photo = new RegExp(`/entries/${id}/photo`);
  scriptErrors.expect(photo);
  gateway.lose(photo);

  const release = await holdScripts(page);
  await page.goto(`${gateway.origin}/entries`, { waitUntil: 'commit' });
  const card = page.getByRole('article').filter({ hasText: name });
  const image = card.getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await release();

  await expect(card).toContainText(texts.entries.noPhoto);
  await expect(image).toHaveCount(0);
});

test('no top entry is alone in the last of several rows', async ({ page }) => {
  await openPage(page, '/');
  const list = page.getByRole('region', { name: 'Top entries' }).getByRole('list');
  for (const width of [640, 960, 1280])
    for (let count = 10; count > 0; count--) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await list.evaluate((entries, wanted) => {
        const items = Array.from(
          { length: wanted },
          () => entries.firstElementChild?.cloneNode(true) as Element,
        );
        const shown = entries.cloneNode() as Element;
        shown.replaceChildren(...items);
        entries.after(shown);
        const tops = items.map((item) => item.getBoundingClientRect().top);
        shown.remove();
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      }, count);
      if (rows.length > 1) expect(rows.at(-1), `${count} entries at ${width} px`).toBeGreaterThan(1);
    }
});

import type { Page } from '@playwright/test';
import { search } from '../../support/console.js';
import { unique, uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

/** If a page reads it as markup, the browser also requests the picture, and the test reports that request. */
const MARKUP = `<img src="no-picture" onerror="window.hacked=1"><script>window.hacked=1</script>`;

/** The page shows the text unchanged, and its script has not run. */
async function expectInert(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  await expect(page.locator('img[src="no-picture"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

// @trust inert-text
test('markup in an entry or a song is shown as text on the site', async ({ page, ownerApi }) => {
  const name = unique(`Anu ${MARKUP}`);
  const title = unique(`Rain ${MARKUP}`);
  await ownerApi.approve(await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) }));
  const lyrics = `la la ${MARKUP}`;
  await ownerApi.uploadSong({ title, artist: MARKUP, lyrics });

  await openPage(page, '/entries');
  await expectInert(page, name);
  await openPage(page, '/songs');
  await expectInert(page, title);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Show lyrics' }).click();
  await expect(card.locator('.lyrics')).toHaveText(lyrics);
  await card.getByRole('button', { name: `Play ${title}` }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText(title);
  await expectInert(page, title);
});

// @trust inert-text
test('markup in an entry or a song is shown as text in the console', async ({
  ownerPage,
  ownerApi,
  otherPage,
}) => {
  const name = unique(`Anu ${MARKUP}`);
  const title = unique(`Rain ${MARKUP}`);
  await ownerApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  const { id } = await ownerApi.uploadSong({ title, artist: MARKUP, lyrics: MARKUP });
  // Stats name the songs that were played.
  expect((await otherPage.request.post(`/api/songs/${id}/plays`)).ok()).toBe(true);

  await ownerPage.goto('/admin/contest/entries');
  await search(ownerPage, name);
  await expectInert(ownerPage, name);
  await ownerPage.getByRole('link', { name }).click();
  await expectInert(ownerPage, name);
  await ownerPage.goto('/admin/songs');
  await expectInert(ownerPage, title);
  await ownerPage.goto('/admin/stats');
  await expectInert(ownerPage, title);
});

// @trust inert-text
test('markup in a contact message is shown as text in the console', async ({ ownerPage, visitorApi }) => {
  const subject = unique(`A song ${MARKUP}`);
  await visitorApi.writeMessage({ name: MARKUP, email: uniqueEmail('anu'), subject, message: MARKUP });

  await ownerPage.goto('/admin/inbox');
  await search(ownerPage, subject);
  await expectInert(ownerPage, subject);
  await ownerPage.getByRole('row', { name: subject }).getByRole('link', { name: subject }).click();
  await expect(ownerPage.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await expectInert(ownerPage, MARKUP);
});

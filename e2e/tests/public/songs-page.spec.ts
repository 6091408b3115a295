import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('songs that fail to load are reported, and Retry loads them', async ({ page, scriptErrors }) => {
  scriptErrors.expect(/net::ERR_FAILED .*\/api\/songs/);
  await openPage(page, '/contact');
  await page.route('**/api/songs?*', (route) => route.abort());
  await page.route('**/api/songs', (route) => route.abort());

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: texts.songs.heading })
    .click();
  await expect(page.getByText(texts.songs.failed)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await expect(page.getByText(texts.songs.failed)).toHaveCount(0);
});

test('a song that fails to load has a heading and a title, and Retry loads it', async ({ page, gateway }) => {
  await openPage(page, `${gateway.origin}/contact`);
  gateway.lose(/^\/api\/songs\b|^\/songs\/oar-song/);
  await page.evaluate(() => {
    history.pushState(null, '', '/songs/oar-song');
    dispatchEvent(new PopStateEvent('popstate'));
  });

  await expect(page.getByText(texts.songs.failed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Songs');
  await expect(page).toHaveTitle('My Songs · Paattu');

  gateway.regainApi();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Oar Song/ })).toBeVisible();
});

test('the menu of a song works by keyboard, and closes at a press elsewhere', async ({ page }) => {
  await openPage(page, '/songs');
  const card = page.getByRole('article', { name: 'Oar Song' });
  const more = card.getByRole('button', { name: 'More actions on Oar Song' });
  const share = card.getByRole('button', { name: 'Share Oar Song' });
  await expect(share).toBeHidden();

  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(share).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await expect(share).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(share).toBeHidden();
});

import type { Page } from '@playwright/test';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

const NAME = 'Demo Entrant One';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a video plays in the place of its photo, instead of the song', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video plays</p>' }),
  );
  await openPage(page, '/songs');
  await page.getByRole('button', { name: 'Play Oar Song' }).click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contest Entries' }).click();
  const video = page.getByTitle(`The video of ${NAME} on YouTube`);

  await page.getByRole('button', { name: `Play the video of ${NAME}` }).click();
  await expect(video.contentFrame().getByText('The video plays')).toBeVisible();
  await expect(video).toBeFocused();

  await page.getByLabel('Order').selectOption('Most viewed');
  await expect(cards(page).first()).toContainText(NAME);
  await expect(video).toHaveCount(0);
  await page.getByRole('button', { name: `Play the video of ${NAME}` }).click();
  await expect(video).toBeVisible();

  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(video).toHaveCount(0);
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the gallery is ordered and searched, and the address keeps both', async ({ page }) => {
  await openPage(page, '/entries');
  await expect(cards(page).first()).toContainText('Demo Entrant Seven');
  await expect(cards(page).first()).toContainText('#6');
  await page.getByLabel('Order').selectOption('Most viewed');
  await expect(cards(page).first()).toContainText(NAME);
  await expect(page).toHaveURL('/entries?order=most');
  await expect(cards(page).first()).toContainText('#1');

  const search = page.getByLabel('Search by name');
  await search.fill('entrant two');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/entries?order=most&q=entrant+two');
  await page.reload();
  await expect(search).toHaveValue('entrant two');
  await expect(cards(page)).toHaveCount(1);

  await search.fill('zzz');
  await expect(page.getByRole('heading', { name: 'No entry by “zzz”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL('/entries?order=most');

  // The server rejects a control character, so the page does not ask for it.
  await openPage(page, '/entries?q=%00');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('F8 leads to a toast, and Escape back', async ({ page }) => {
  await openPage(page, '/songs');
  const heart = page.getByRole('button', { name: 'Add Oar Song to favorites' });
  await heart.focus();
  await page.keyboard.press('Enter');
  // Signed out, the visitor is asked to sign in on another page.
  await expect(page).toHaveURL(/\/auth/);
  const email = page.getByLabel('Email');
  await email.focus();

  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(email).toBeFocused();
});

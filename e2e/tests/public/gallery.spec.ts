import type { Locator, Page } from '@playwright/test';
import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { holdBack } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { sentences } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const NAME = 'Demo Entrant One';

/** How far the top of an element is from that of the page. */
const placeInPage = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top + scrollY);

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

  // So few entries have no field for it, but an address with a search has.
  await openPage(page, '/entries?order=most&q=entrant+two');
  const search = page.getByLabel('Search by name');
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

test('an approved entry has a page with its video and the song, which its entrant shares until she withdraws', async ({
  page,
  context,
  product,
  baseURL,
  ownerApi,
  scriptErrors,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The video plays</p>' }),
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [name, email] = ['Gayathri Das', uniqueEmail('gayathri')];
  const id = await ownerApi.submitEntry({ name, videoId: videoIdWithViews(9), email });
  await ownerApi.approve(id);
  const subject = 'Your entry is in the contest';
  // The worker writes emails, and does not know where the API of this test is.
  const { pathname } = new URL(await product.linkInEmail(email, subject, '/entries/'));
  expect(pathname).toBe('/entries/gayathri-das');
  const address = `${baseURL}${pathname}`;

  await openPage(page, address);
  await expect(page).toHaveTitle(`${name} sings Monsoon Letter · Paattu`);
  const meta = (property: string) => page.locator(`meta[property="og:${property}"]`);
  await expect(meta('title')).toHaveAttribute('content', `${name} sings Monsoon Letter · Paattu`);
  await expect(meta('type')).toHaveAttribute('content', 'video.other');
  await expect(meta('url')).toHaveAttribute('content', address);
  const picture = (await meta('image').getAttribute('content')) ?? '';
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');

  const video = page.getByTitle(`The video of ${name} on YouTube`);
  await page.getByRole('button', { name: `Play the video of ${name}` }).click();
  await expect(video.contentFrame().getByText('The video plays')).toBeVisible();
  await page
    .getByRole('region', { name: 'The song of the contest' })
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Monsoon Letter');
  await expect(video).toHaveCount(0);

  await page.getByRole('button', { name: `Share ${name}` }).click();
  await expectToast(page, ...sentences.songs.linkCopied, address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const title = page.getByRole('heading', { level: 1 });
  const others = page.getByRole('navigation', { name: 'Other entries' });
  const letVoicesCome = await holdBack(page, '**/api/contest/entries?*');
  await others.getByRole('link', { name: 'Demo Entrant' }).click();
  await expect(title).toHaveText(/^Demo Entrant/);
  const link = others.getByRole('link', { name });
  const place = await placeInPage(link);
  await letVoicesCome();
  await expect(page.getByRole('heading', { name: 'Other voices' })).toBeVisible();
  expect(await placeInPage(link)).toBe(place);
  await link.click();
  await expect(title).toHaveText(name);
  await expect(page).toHaveURL(address);

  await openPage(page, await product.linkInEmail(email, subject, '/my-entry'));
  // The page has exchanged the link for the cookie.
  await expect(page.getByRole('heading', { name: 'Your entry is in the contest' })).toBeVisible();
  const withdrawn = await page.request.post(`/api/my-entry/${id}/withdraw`, { data: { email } });
  expect(withdrawn.status()).toBe(204);
  for (const path of [pathname, '/entries/nobody-of-this-name']) {
    scriptErrors.expectErrorResponse(404, path);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(title).toHaveText('Page Not Found');
  }
  expect((await page.request.get(picture)).status()).toBe(404);
});

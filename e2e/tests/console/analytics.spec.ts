import { gzipSync } from 'node:zlib';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { settle } from '../../support/requests.js';
import { expect, signIn, test } from '../../support/test.js';

const FIRST_LOAD_BUDGET = 550 * 1024;

test('charts show plays, entries, votes and views, each also as a table', async ({
  ownerPage: page,
  otherPage,
  ownerApi,
  visitorApi,
  account,
}) => {
  const { id, title } = await ownerApi.uploadSong({ title: unique('Charted') });
  const name = unique('Viewed');
  await ownerApi.approve(await visitorApi.submitEntry({ name, videoId: videoIdWithViews(9_000_000) }));
  await signIn(otherPage.context(), account);
  await otherPage.goto('/songs');
  await otherPage
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Upvote/ })
    .click();
  await expect(otherPage.getByText('Vote Recorded').first()).toBeVisible();
  await otherPage.request.post(`/api/songs/${id}/plays`);
  await page.goto('/admin/contest/entries');
  await press(page, page.getByRole('article', { name }), 'Refresh views');
  await expect(page.getByText('Views updated: 90,00,000')).toBeVisible();

  await page.goto('/admin/stats?period=30');

  await expect(
    page.getByRole('img', { name: /^Plays per day in the last 30 days: \d+ in all/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /^Votes per song: / })).toHaveAccessibleName(
    new RegExp(`${title}, Upvotes 1, Downvotes 0`),
  );
  await expect(page.getByRole('img', { name: /^YouTube views per entry: / })).toHaveAccessibleName(
    new RegExp(`${name}, YouTube views 90,00,000`),
  );
  await expectAccessible(page);

  const plays = page.getByRole('region', { name: 'Plays per day' });
  await plays.getByText('As a table').click();
  await expect(plays.getByRole('row')).toHaveCount(31);
  const entriesSent = page.getByRole('button', { name: /^Entries \d+/ });
  await entriesSent.press('Enter');
  await expect(entriesSent).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('img', { name: /^Entries per day in the last 30 days: \d+ in all/ }),
  ).toBeVisible();
  const votes = page.getByRole('region', { name: 'Votes per song' });
  await votes.getByText('As a table').click();
  await expect(votes.getByRole('row').filter({ hasText: title }).getByRole('cell')).toHaveText(['1', '0']);
  await expectFitsPhone(page);
});

test('the tables stay visible if the charts fail to load', async ({
  ownerPage: page,
  ownerApi,
  visitorApi,
  gateway,
  scriptErrors,
}) => {
  scriptErrors.expect(/Failed to (fetch|load)|dynamically imported module/);
  await visitorApi.submitEntry({ name: unique('Tabled'), videoId: videoIdWithViews(0) });
  await ownerApi.uploadSong({ title: unique('Tabled') });
  gateway.lose(/day-chart-/);
  await page.goto(`${gateway.origin}/admin/stats?period=30&figure=entries`);

  const entries = page.getByRole('region', { name: 'Entries per day' });
  await expect(entries).toContainText('The drawing could not be loaded. The table says the same.');
  await entries.getByText('As a table').click();
  await expect(entries.getByRole('row')).toHaveCount(31);
  // Nobody has played a song yet.
  await page.getByRole('button', { name: /^Show the .*songs?/ }).click();
  await expect(page.getByRole('table', { name: 'Songs' })).toBeVisible();
});

test('the first page of the console stays within its size budget and loads no chart', async ({
  ownerPage: page,
}) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.goto('/admin');
  await expect(page.getByText(/ for you\.$/)).toBeVisible();
  await settle(page);

  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
  expect(names.filter((name) => /chart/.test(name))).toEqual([]);
});

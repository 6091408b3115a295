import { gzipSync } from 'node:zlib';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { press } from '../../support/moderation.js';
import { holdBack } from '../../support/hold-back.js';
import { unique, videoIdWithViews } from '../../support/names.js';
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
  await page.goto('/admin/entries');
  await press(page, page.getByRole('article', { name }), 'Refresh views');
  await expect(page.getByText('Views updated: 9000000')).toBeVisible();

  await page.goto('/admin/analytics?period=30');

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

test('the period stays in the address, the contest in the browser, and old figures until new ones arrive', async ({
  ownerPage: page,
  visitorApi,
  gateway,
}) => {
  await visitorApi.submitEntry({ name: unique('Counted'), videoId: videoIdWithViews(0) });
  await page.goto(`${gateway.origin}/admin/analytics`);
  const period = (name: string) => page.getByRole('button', { name, exact: true });
  const contest = page.getByRole('combobox', { name: 'Contest' });
  const entries = page.getByRole('button', { name: /^Entries \d+/ });
  const days = page.getByRole('main').getByRole('status').filter({ hasText: 'Days in India Standard Time.' });
  await expect(period('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries).toBeVisible();

  const release = await holdBack(page, '**/api/admin/analytics?period=30*');
  await period('30 days').click();
  await expect(page).toHaveURL(/analytics\?period=30$/);
  await expect(entries).toContainText('since');
  await release();
  await expect(entries).toContainText('before');
  await expect(contest).toHaveText('Cover Song Contest 2025');
  await expect(days).toContainText('against');
  await expect(days).toContainText('Only entries belong to the contest');
  await contest.click();
  await page.getByRole('option', { name: 'All contests' }).click();
  await expect(days).not.toContainText('Only entries belong to the contest');

  await page.reload();
  await expect(contest).toHaveText('All contests');
  await expect(period('30 days')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(period('All')).toHaveAttribute('aria-pressed', 'true');

  gateway.lose(/api\/admin\/analytics/);
  await period('7 days').click();
  const failure = page.getByRole('alert').filter({ hasText: 'Error Loading Analytics' });
  await expect(failure).toBeVisible();
  gateway.regainApi();
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(entries).toBeVisible();
  await expect(period('7 days')).toHaveAttribute('aria-pressed', 'true');
});

test('recent activity and quick actions link to their entries and lists', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Newcomer');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await page.goto('/admin/analytics');

  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: /^Review \d+ pending/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/entries\?/);
  await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('article', { name })).toContainText('Pending');

  await page.goBack();
  await page
    .getByRole('region', { name: 'Recent Activity' })
    .getByRole('link', { name: `An entry by ${name} was submitted` })
    .click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
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
  await page.goto(`${gateway.origin}/admin/analytics?period=30&figure=entries`);

  const entries = page.getByRole('region', { name: 'Entries per day' });
  await expect(entries).toContainText('The drawing could not be loaded. The table says the same.');
  await entries.getByText('As a table').click();
  await expect(entries.getByRole('row')).toHaveCount(31);
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
  await expect(page.getByRole('list', { name: 'Contest entries' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
  expect(names.filter((name) => /chart/.test(name))).toEqual([]);
});

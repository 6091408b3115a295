import { makeModerator } from '../../support/database.js';
import { settle } from '../../support/requests.js';
import { expect, test } from '../../support/test.js';

test('no page that a moderator’s menu shows asks for what a moderator may not see', async ({
  page,
  account,
}) => {
  await makeModerator(account.email);
  await page.goto('/auth?returnTo=/admin');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin');

  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  const addressesIn = async (name: string) => {
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  };
  await expect(heading).toBeVisible();
  const places = await addressesIn('Dashboard');
  expect(places).toHaveLength(4);
  const walked: string[] = [];
  for (const place of places) {
    await page.goto(place);
    await expect(heading).toBeVisible();
    const links = page.getByRole('main').getByRole('navigation').getByRole('link');
    const tabs = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    for (const path of new Set([place, ...tabs])) {
      await page.goto(path);
      await expect(heading).toBeVisible();
      await settle(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      walked.push(path);
    }
  }
  await page.goto('/admin/contest/entries');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(/^The paper must read/)).toBeVisible();
  await settle(page);
  expect(walked).toEqual(
    expect.arrayContaining([
      '/admin',
      '/admin/contest/entries',
      '/admin/contest/changes',
      '/admin/inbox',
      '/admin/settings/team/account',
    ]),
  );
  expect(failed).toEqual([]);
});

import { placeLink } from '../../support/console.js';
import { texts } from '../../support/sentences.js';
import { owner } from '../../support/stack.js';
import { expect, signIn, test } from '../../support/test.js';

test('the console redirects everyone but the owner to the not-found page', async ({
  page,
  account,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(404, '/404');
  await page.goto('/admin');
  await expect(page).toHaveURL('/404');

  await signIn(page.context(), account);
  await page.goto('/admin/songs');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('the sidebar is collapsed at first, toggles by Ctrl+B, and keeps its state', async ({ ownerPage }) => {
  await ownerPage.goto('/admin');
  const expand = ownerPage.getByRole('button', { name: 'Expand sidebar' });
  const collapse = ownerPage.getByRole('button', { name: 'Collapse sidebar' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');

  await ownerPage.keyboard.press('Control+b');
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await ownerPage.reload();
  await expect(collapse).toBeVisible();
  const week = Date.now() / 1000 + 7 * 24 * 60 * 60;
  const cookies = await ownerPage.context().cookies(ownerPage.url());
  const cookie = cookies.find(({ name }) => name === 'paattu-sidebar');
  expect(cookie?.value).toBe('expanded');
  expect(Math.abs((cookie?.expires ?? 0) - week)).toBeLessThan(60);

  await ownerPage.keyboard.press('Control+b');
  await expect(expand).toBeVisible();
  await ownerPage.reload();
  await expect(expand).toBeVisible();
});

test('the menu leads to every page, and the Back button works', async ({ ownerPage }) => {
  let lists = 0;
  ownerPage.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/entries' && searchParams.get('filter') === '{"contestId":"current"}')
      lists++;
  });
  await ownerPage.goto('/admin/contest/entries');
  await expect(ownerPage.getByRole('article').first()).toBeVisible();
  // The page uses the list that was requested before it rendered.
  expect(lists).toBe(1);
  const heading = ownerPage.getByRole('main').getByRole('heading', { level: 2 });

  for (const [place, path, title, ...presses] of [
    ['Home', '/admin', 'Home'],
    ['Songs', '/admin/songs', 'Songs'],
    ['Contest', '/admin/contest', 'Overview'],
    ['Contest', '/admin/contest/entries', 'Entries', 'Entries'],
    ['Contest', '/admin/contest/changes', 'Changes', 'Changes'],
    ['Contest', '/admin/contest/votes', 'Votes', 'Votes'],
    ['Contest', '/admin/contest/jury', 'Jury', 'Jury'],
    ['Contest', '/admin/contest/result', 'Result', 'Result'],
    ['Contest', '/admin/contest/setup', 'Cover Song Contest 2025', 'Set-up'],
    ['Inbox', '/admin/inbox', 'Messages'],
    ['Stats', '/admin/stats', 'Analytics'],
    ['Settings', '/admin/settings/all', 'All settings'],
    ['Settings', '/admin/settings/site', 'Site texts', 'Site'],
    [
      'Settings',
      '/admin/settings/site/general',
      'Visibility and languages',
      'Site',
      'Visibility and languages',
    ],
    ['Settings', '/admin/settings/email', 'Emails', 'Email'],
    [
      'Settings',
      '/admin/settings/email/server',
      'Mail server and notices',
      'Email',
      'Mail server and notices',
    ],
    ['Settings', '/admin/settings/email/opt-outs', 'Opt-outs', 'Email', 'Opt-outs'],
    ['Settings', '/admin/settings/team', 'Moderators', 'Team'],
    ['Settings', '/admin/settings/team/account', 'Your account', 'Team', 'Your account'],
    ['Settings', '/admin/settings/team/audit', 'Audit log', 'Team', 'Audit log'],
    ['Settings', '/admin/settings/privacy', 'Privacy', 'Privacy'],
    ['Settings', '/admin/settings/care', 'Care', 'Care'],
    ['Settings', '/admin/settings/technical', 'Technical', 'Technical'],
    ['Settings', '/admin/settings/technical/tokens', 'Tokens', 'Technical', 'Tokens'],
  ] as const) {
    await placeLink(ownerPage, place).click();
    await expect(placeLink(ownerPage, place)).toHaveAttribute('aria-current', 'page');
    for (const name of presses) {
      const tab = ownerPage
        .getByRole('main')
        // The list of settings has rows of the same names.
        .getByRole('navigation', { name: /^(?!All settings)/ })
        .getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) });
      await tab.last().click();
      await expect(tab.last()).toHaveAttribute('aria-current', 'page');
    }
    await expect(ownerPage).toHaveURL(path);
    await expect(heading).toHaveText(title);
  }

  await ownerPage.goBack();
  await expect(heading).toHaveText('Technical');
});

test('a former address leads to its page with its filter', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/entries?filter=%7B%22status%22%3A%22pending%22%7D');
  await expect(ownerPage).toHaveURL('/admin/contest/entries?filter=%7B%22status%22%3A%22pending%22%7D');
  await expect(ownerPage.getByRole('button', { name: /^Pending/ })).toHaveAttribute('aria-pressed', 'true');
  await ownerPage.goto('/admin/contests/create');
  await expect(ownerPage).toHaveURL('/admin/contest/setup/create');
  await expect(ownerPage.getByRole('heading', { level: 2, name: 'New contest' })).toBeVisible();
});

test('the top bar links to the public site and logs out', async ({ ownerPage, scriptErrors }) => {
  // A page without requests, so that none is pending when the session ends.
  await ownerPage.goto('/admin/no-such-page');
  await expect(ownerPage.getByRole('alert')).toContainText('There is no such page');
  const site = ownerPage.getByRole('navigation', { name: 'Website' });
  for (const [name, path] of [
    ['Home', '/'],
    ['All Entries', '/entries'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const)
    await expect(site.getByRole('link', { name })).toHaveAttribute('href', path);

  await ownerPage.getByRole('button', { name: 'Logout' }).click();
  await expect(ownerPage.getByText(texts.admin.loggedOut)).toBeVisible();
  await expect(ownerPage).toHaveURL('/');

  scriptErrors.expectErrorResponse(404, '/404');
  await ownerPage.goto('/admin');
  await expect(ownerPage).toHaveURL('/404');
});

test('the focus never goes to a link that the bar has no room for', async ({ ownerPage: page }) => {
  await page.goto('/admin/no-such-page');
  const site = page.getByRole('navigation', { name: 'Website' });
  const links = site.locator('a');
  await expect(links).toHaveCount(4);
  for (const [room, shown] of [
    ['none', ['Home', 'All Entries', 'About', 'Contact']],
    ['100px', ['Home']],
    ['none', ['Home', 'All Entries', 'About', 'Contact']],
  ] as const) {
    await site.evaluate((nav, width) => (nav.style.maxWidth = width), room);
    await expect(links.filter({ visible: true })).toHaveText([...shown]);
    await page.getByRole('button', { name: /sidebar/ }).focus();
    const focused: string[] = [];
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      focused.push(...(await site.locator(':focus').allTextContents()));
    }
    expect(focused).toEqual(shown);
    expect(await site.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
});

test('on a phone the bar has four places, and a sheet the rest, also when the screen rotates', async ({
  ownerPage,
}) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await ownerPage.goto('/admin/inbox');
  const more = ownerPage.getByRole('banner').getByRole('button', { name: 'More' });
  const sheet = ownerPage.getByRole('dialog', { name: 'More' });
  const bar = ownerPage.getByRole('navigation', { name: 'Main pages' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Songs', /^Contest/, /^Inbox/]);

  await more.click();
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(sheet.getByText(owner.email)).toBeVisible();
  await sheet.getByRole('link', { name: 'Stats' }).click();
  await expect(ownerPage).toHaveURL('/admin/stats');
  await expect(sheet).toBeHidden();
  await expect(ownerPage.getByRole('main')).toBeFocused();

  await bar.getByRole('link', { name: 'Songs' }).click();
  await expect(ownerPage).toHaveURL('/admin/songs');
  await ownerPage.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await ownerPage.setViewportSize({ width: 1280, height: 740 });
  // The bar at the top has these links too.
  await expect(sheet).toHaveCount(0);
  await expect(ownerPage.getByRole('navigation', { name: 'Website' })).toBeVisible();
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await expect(more).toBeVisible();
  await expect(sheet).toBeHidden();
});

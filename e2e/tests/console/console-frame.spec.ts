import { texts } from '../../support/sentences.js';
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

test('the sidebar links to all pages of the remote, and the Back button works', async ({ ownerPage }) => {
  let lists = 0;
  ownerPage.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/entries' && searchParams.get('filter') === '{"contestId":"current"}')
      lists++;
  });
  await ownerPage.goto('/admin');
  await expect(ownerPage).toHaveURL('/admin/contest/entries');
  await expect(ownerPage.getByRole('article').first()).toBeVisible();
  // The page uses the list that was requested before it rendered.
  expect(lists).toBe(1);
  const sidebar = ownerPage.getByRole('navigation', { name: 'Dashboard' });
  const heading = ownerPage.getByRole('main').getByRole('heading', { level: 2 });

  for (const [tab, path, title = tab] of [
    ['Changes', '/admin/contest/changes'],
    ['Votes', '/admin/contest/votes'],
    ['Jury', '/admin/contest/jury'],
    ['Result', '/admin/contest/result'],
    ['Analytics', '/admin/stats'],
    ['Upload Song', '/admin/songs', 'Songs'],
    ['Contest', '/admin/contest/setup'],
    ['Site texts', '/admin/settings/site'],
    ['Messages', '/admin/inbox'],
    ['Emails', '/admin/settings/email'],
    ['Opt-outs', '/admin/settings/email/none'],
    ['Moderators', '/admin/settings/team'],
    ['Data', '/admin/settings/privacy'],
    ['Audit log', '/admin/settings/team/done'],
    ['Your account', '/admin/settings/team/account'],
    ['Care', '/admin/settings/care'],
    ['Settings', '/admin/settings/technical'],
    ['Entries', '/admin/contest/entries'],
  ] as const) {
    await sidebar.getByRole('link', { name: tab }).click();
    await expect(ownerPage).toHaveURL(path);
    await expect(heading).toHaveText(title);
    await expect(sidebar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }

  await ownerPage.goBack();
  await expect(heading).toHaveText('Settings');
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

test('on a phone one menu opens a page and closes, also when the screen rotates', async ({ ownerPage }) => {
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await ownerPage.goto('/admin/inbox');
  const openMenu = ownerPage.getByRole('button', { name: 'More pages' });
  const menu = ownerPage.getByRole('dialog');
  await expect(ownerPage.getByRole('banner').getByRole('button')).toHaveText(['', 'Logout']);

  await openMenu.click();
  await menu.getByRole('link', { name: 'Emails' }).click();
  await expect(ownerPage).toHaveURL('/admin/settings/email');
  await expect(menu).toBeHidden();
  await expect(ownerPage.getByRole('main')).toBeFocused();

  const bar = ownerPage.getByRole('navigation', { name: 'Main pages' });
  await bar.getByRole('link', { name: 'Upload Song' }).click();
  await expect(ownerPage).toHaveURL('/admin/songs');
  await openMenu.click();
  await expect(menu).toBeVisible();
  await ownerPage.setViewportSize({ width: 1280, height: 740 });
  // The menu has these links too.
  await expect(menu).toHaveCount(0);
  await expect(ownerPage.getByRole('navigation', { name: 'Website' })).toBeVisible();
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await expect(openMenu).toBeVisible();
  await expect(menu).toBeHidden();
});

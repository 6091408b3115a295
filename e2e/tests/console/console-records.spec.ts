import { uniqueEmail } from '../../support/names.js';
import { search } from '../../support/console.js';
import { expect, test } from '../../support/test.js';

test('on a phone a field sorts a list in place of the heads of its columns', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const field = page.getByRole('combobox', { name: 'Sort by' });
  for (const { path, label, first, last } of [
    { path: '/admin/songs', label: 'Song', first: /^First Light/, last: /^Small Moon/ },
    {
      path: '/admin/contest/entries',
      label: 'Entry',
      first: /^Demo Entrant Eleven$/,
      last: /^ഡെമോ മത്സരാർഥി 8$/,
    },
  ]) {
    await page.goto(path);
    const names = page.getByRole('main').locator('tbody th, h3');
    const filter = page.getByRole('button', { name: 'Filter' });
    if (path.endsWith('/entries')) await filter.click();
    await field.selectOption(label);
    await expect(page).toHaveURL(/order=ASC/);
    await expect(names.first()).toHaveText(first);

    const reverse = page.getByRole('button', { name: 'Reverse the order' });
    await expect(reverse).toHaveAccessibleDescription('Ascending');
    await reverse.press('Enter');
    await expect(page).toHaveURL(/order=DESC/);
    await expect(names.first()).toHaveText(last);
    await expect(reverse).toHaveAccessibleDescription('Descending');
    await expect(reverse).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(field).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
  }

  // Of the entries: a list that is sorted by views shows them.
  const views = page.getByRole('main').getByText('912', { exact: true });
  await expect(views).toBeHidden();
  await field.selectOption('YouTube views');
  await expect(views).toBeVisible();
});

test('the page of an email shows changes of its delivery', async ({ ownerPage, visitorApi }) => {
  const email = uniqueEmail('followed');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await ownerPage.goto('/admin/settings/email');
  const found = ownerPage.waitForResponse((response) => response.url().includes('%22q%22'));
  await search(ownerPage, email);
  await found;
  const row = ownerPage.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Sent');

  // The first response has the previous status.
  await ownerPage.route(
    '**/api/admin/emails/*',
    async (route) => {
      const answer = await route.fetch();
      const then = { status: 'queued', delivery: null, sentAt: null, attempts: 0 };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...then } });
    },
    { times: 1 },
  );
  await row.getByRole('link').click();

  await expect(ownerPage).toHaveURL(/\/show$/);
  const main = ownerPage.getByRole('main');
  await expect(main.getByText('Queued', { exact: true })).toBeVisible();
  // The status and its time.
  await expect(main.getByText('Sent', { exact: true })).toHaveCount(2);
});

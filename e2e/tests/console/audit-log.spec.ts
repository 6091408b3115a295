import { confirm } from '../../support/console.js';
import { unique } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('the audit log says who changed what, is filtered and exported, and its details can be erased', async ({
  ownerPage,
  ownerApi,
}) => {
  const [title, other] = [unique('Rain'), unique('River')];
  const song = await ownerApi.uploadSong({ title }, 1);
  await ownerApi.renameSong(song.id, other);
  await ownerPage.goto('/admin/settings/team/audit');
  const row = ownerPage.getByRole('row', { name: `Changed the song “${other}”` });
  await expect(row).toContainText(owner.email);

  await ownerPage.getByLabel('What').selectOption('Songs');
  await ownerPage.getByLabel('Who').selectOption(owner.email);
  await expect(row).toBeVisible();
  const download = ownerPage.waitForEvent('download');
  await ownerPage.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);

  await row.getByRole('link').click();
  const field = ownerPage.getByRole('region', { name: 'Title' });
  await expect(field.getByRole('definition')).toHaveText([title, other]);
  await confirm(
    ownerPage,
    ownerPage.getByRole('button', { name: 'Erase Details' }),
    'Erase what this act changed?',
  );
  await expect(ownerPage.getByText('What it changed has been erased.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await ownerPage.getByRole('link', { name: 'All acts' }).click();
  await ownerPage.getByLabel('What').selectOption('Everything');
  await expect(ownerPage.getByRole('row', { name: 'Erased the details of an act' })).toBeVisible();
  await expect(ownerPage.getByRole('row', { name: 'Exported the audit log' })).toBeVisible();

  await ownerPage.getByRole('link', { name: 'Sign-ins' }).click();
  const lines = ownerPage.getByRole('row').filter({ hasText: owner.email });
  await expect(lines.filter({ hasText: 'Signed in' }).first()).toBeVisible();
  await ownerPage.getByRole('link', { name: 'What was read' }).click();
  await expect(lines.filter({ hasText: 'Audit log' }).first()).toBeVisible();
});

test('a filter that is chosen as soon as the list is back stays', async ({ ownerPage: page, ownerApi }) => {
  await ownerApi.uploadSong({ title: unique('Thunder') }, 1);
  await page.goto('/admin/settings/team/audit');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const exported = page.getByRole('row', { name: 'Exported the audit log' }).first();
  await expect(exported).toBeVisible();
  await page.getByLabel('What').selectOption('Songs');
  await expect(exported).toHaveCount(0);
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'All acts' })).toBeVisible();
  // In the page: the test would choose after react-admin has written the address of the list.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const [choice] = [...document.querySelectorAll('label')]
        .filter(({ textContent }) => textContent === 'What')
        .map(({ htmlFor }) => document.getElementById(htmlFor));
      if (!(choice instanceof HTMLSelectElement)) return;
      observer.disconnect();
      setTimeout(() => {
        choice.selectedIndex = 0;
        choice.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'All acts' }).click();
  await expect(exported).toBeVisible();
  await expect(page.getByLabel('What')).toHaveValue('');
});

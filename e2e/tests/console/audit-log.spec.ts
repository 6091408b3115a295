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
  await ownerPage.goto('/admin/audit');
  const row = ownerPage.getByRole('row', { name: `Changed the song “${other}”` });
  await expect(row).toContainText(owner.email);

  await ownerPage.getByLabel('What').selectOption('Emails');
  await expect(ownerPage.getByText('No act matches')).toBeVisible();
  await ownerPage.getByLabel('What').selectOption('Songs');
  // Acts of all contests are listed until one is chosen. Those on songs belong to none.
  await expect(ownerPage.getByLabel('Contest')).toHaveValue('');
  await ownerPage.getByLabel('Contest').selectOption('Cover Song Contest 2025');
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
});

for (const { tab, list, kind, other } of [
  { tab: 'Sign-ins', list: 'Sign-ins and what else', kind: 'Signed in', other: 'Revoked a token' },
  { tab: 'What was read', list: 'What the owner', kind: 'Audit log', other: 'Prize' },
])
  test(`the log “${tab}” lists what the owner did, and is filtered by kind`, async ({ ownerPage }) => {
    await ownerPage.goto('/admin/audit');
    await ownerPage.getByRole('link', { name: tab }).click();
    const row = ownerPage
      .getByRole('table', { name: new RegExp(`^${list}`) })
      .getByRole('row', { name: kind })
      .first();
    await expect(row).toContainText(owner.email);

    await ownerPage.getByLabel('What', { exact: true }).selectOption(other);
    await expect(ownerPage.getByText('Nothing matches')).toBeVisible();
    await ownerPage.getByLabel('What', { exact: true }).selectOption(kind);
    await expect(row).toContainText(owner.email);
  });

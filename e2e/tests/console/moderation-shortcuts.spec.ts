import { expectAccessible } from '../../support/accessibility.js';
import { moreActions, openEntries } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('the entries are moderated with the keyboard alone', async ({ ownerPage: page, visitorApi }) => {
  const tag = unique('Jar of papad');
  // Newest first, so the last one is at the top.
  for (const word of ['third', 'second', 'first'])
    await visitorApi.submitEntry({ name: `${tag} ${word}`, videoId: videoIdWithViews(0) });
  // In a field, keys are text: the tag contains every shortcut key.
  await openEntries(page, tag);
  const rows = page.getByRole('list', { name: 'Contest entries' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const [first, second, third] = [rows.nth(0), rows.nth(1), rows.nth(2)];
  await page.getByRole('searchbox').pressSequentially(' ');
  await page.getByRole('searchbox').blur();
  // A press on the filter does not take the keys away.
  await page.getByRole('button', { name: /^All/ }).click();

  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('p');
  const photo = page.getByRole('dialog', { name: `Verification photo of ${tag} first` });
  await expect(photo).toBeVisible();
  // The queue ignores keys while a dialog is open.
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  await expect(first).toContainText('Pending');

  // The button of the first entry's photo has the focus again.
  await page.keyboard.press('a');
  await expect(first).toContainText('Approved');
  await expect(second).toBeFocused();
  await page.keyboard.press('Shift+R');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(second).toContainText('Rejected');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(third).toBeFocused();
  await page.keyboard.press('u');
  await expect(second).toContainText('Pending');
  await expect(moreActions(first)).toBeEnabled();
  await expect(first).toContainText('Approved');

  await page.keyboard.press('d');
  await expect(third).toContainText('Pending');
  await page.keyboard.press('x');
  await expect(third.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(third).toContainText('Pending');

  await page.keyboard.press('k');
  await expect(second).toBeFocused();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 2, name: `${tag} second` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
});

test('the keyboard shortcuts are listed and can be turned off permanently', async ({
  ownerPage: page,
  visitorApi,
}) => {
  const name = unique('Silent');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await page.goto('/admin/entries');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('article', { name }) });
  await expect(row).toBeVisible();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('term')).toHaveText([
    'J',
    'K',
    'A',
    'R',
    'D',
    'Shift+R',
    'Shift+D',
    'U',
    'P',
    'V',
    'X',
    'O',
    '?',
  ]);
  await expectAccessible(page);
  await help.getByRole('switch', { name: 'Shortcuts of single keys are on' }).uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();

  await page.reload();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(help.getByRole('switch')).not.toBeChecked();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await expect(row).toContainText('Pending');
});

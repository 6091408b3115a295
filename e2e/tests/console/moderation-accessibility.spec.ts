import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { menuItem, menuOfList, openEntries, press } from '../../support/moderation.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('what appears while entries are moderated is accessible', async ({
  ownerPage: page,
  product,
  visitorApi,
}) => {
  const name = unique('Accessible');
  await visitorApi.submitEntry({ name, videoId: videoIdWithViews(0) });
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
  await openEntries(page, name);
  const row = page.getByRole('article', { name });

  const proofs = page.getByRole('group', { name: 'Proof that the videos are the entrants’' });
  await expect(proofs).toContainText('Nobody has asked for proof');
  await expectFitsPhone(page);
  // A phone has no list of shortcuts.
  await page.setViewportSize({ width: 1280, height: 720 });
  await (await menuOfList(page, 'Ask all for proof')).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await press(page, row, 'Reject');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  // A toast that has the focus waits.
  await undo.focus();
  await expectAccessible(page);
  await undo.click();
  await expect(row).toContainText('Pending');

  await (await menuOfList(page, 'Keyboard shortcuts')).click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();

  const bar = page.getByRole('group', { name: 'Chosen entries' });
  await bar.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await expect(bar).toContainText('1 chosen');
  await expectAccessible(page);
  await (await menuItem(page, bar, 'Delete')).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
});

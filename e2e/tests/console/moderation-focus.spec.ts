import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { unique, videoIdWithViews } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

test('the focus stays in the list when all are asked for proof', async ({ ownerPage: page, product }) => {
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
  await page.goto('/admin/entries');
  const proofs = page.getByRole('group', { name: 'Proof that the videos are the entrants’' });
  await expect(proofs).toContainText('approved entries have no proof');
  await expectFitsPhone(page);

  await proofs.getByRole('button', { name: 'Ask all for proof' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Ask \d+ entrants for proof\?$/ });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText(/^\d+ entrants are asked for proof$/)).toBeVisible();
  await expect(proofs).toBeHidden();
  const statuses = page.getByRole('group', { name: 'Show entries' });
  await expect(statuses.getByRole('button', { name: /^All/ })).toBeFocused();
});

test('the focus goes to the next deletion, and then to the list, when deletions are undone', async ({
  ownerPage: page,
  ownerApi,
  visitorApi,
}) => {
  const tag = unique('Undone');
  for (const part of ['a', 'b'])
    await ownerApi.deleteEntry(
      await visitorApi.submitEntry({ name: `${tag} ${part}`, videoId: videoIdWithViews(0) }),
    );
  await page.goto('/admin/entries');
  const undo = page.getByRole('region', { name: '2 deleted entries' }).getByRole('button');
  await expect(undo).toHaveCount(2);

  await undo.first().press('Enter');
  const last = page.getByRole('region', { name: '1 deleted entry' }).getByRole('button');
  await expect(last).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(last).toBeHidden();
  const statuses = page.getByRole('group', { name: 'Show entries' });
  await expect(statuses.getByRole('button', { name: /^All/ })).toBeFocused();
});

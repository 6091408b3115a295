import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';
import { ask, openLink, setDates } from '../../support/vote-links.js';

test.beforeEach(({ product }) => setDates(product, 4));

test('the link says that it was used, and shows the vote in the browser that used it', async ({
  page,
  otherPage,
  product,
}) => {
  const email = uniqueEmail('again');
  await openPage(page, '/vote');
  await ask(page, 'Demo Entrant Two', email);
  await openLink(otherPage, product, email);
  const otherButton = otherPage.getByRole('button', { name: 'Count my vote' });
  await expect(otherButton).toBeVisible();
  await openLink(page, product, email);
  await page.getByRole('button', { name: 'Count my vote' }).click();
  await expect(page.getByRole('heading', { name: 'We have your vote' })).toBeFocused();
  // This page does not know yet that the link was used meanwhile.
  await otherButton.click();
  await openPage(page, '/about');
  await openLink(page, product, email);
  for (const one of [page, otherPage]) {
    await expect(one.getByRole('heading', { name: 'This link was used already' })).toBeFocused();
    await expect(one.getByRole('button', { name: 'Count my vote' })).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toContainText('Demo Entrant Two');
  await expect(otherPage.getByRole('main')).toContainText('The browser in which you used it shows your vote');
  await expect(otherPage.getByRole('main')).not.toContainText('Demo Entrant');
});

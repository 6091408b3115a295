import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { offerPrize } from '../../support/prize.js';
import { expect, test } from '../../support/test.js';

test('an entrant accepts the prize on her page, after she is asked once more', async ({
  page,
  otherPage,
  product,
  ownerApi,
  scriptErrors,
}) => {
  const email = uniqueEmail('gouri');
  const id = await ownerApi.submitEntry({ name: 'Gouri Nair', videoId: videoIdWithViews(90), email });
  await ownerApi.approve(id);
  await offerPrize(id);

  const code = '**/assets/offer-panel-*.js';
  scriptErrors.expect(/offer-panel-[\w-]+\.js/);
  await page.route(code, (route) => route.abort());
  await openPage(page, await product.linkInEmail(email, 'Your entry is in the contest', '/my-entry'));
  // The rest of the page stays.
  const failure = page.getByRole('alert').filter({ hasText: 'The offer of the prize could not be loaded.' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your entry is in the contest' })).toBeVisible();
  await page.unroute(code);
  await failure.getByRole('button', { name: 'Try Again' }).click();
  const offer = page.getByRole('region', { name: 'The Prize Is Offered to You' });
  await expect(offer.getByRole('definition')).toHaveText([
    '₹5,00,000',
    '1',
    /^(midnight|\d\d:\d\d) on \w+ \d+ \w+ \(Asia\/Kolkata\)47 hours left$/,
  ]);
  await expect(offer.getByText('The prize may be taxable income.')).toBeVisible();

  const accept = offer.getByRole('button', { name: 'Accept the prize' });
  await accept.click();
  const question = page.getByRole('dialog', { name: 'Accept the prize?' });
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  await expect(accept).toBeFocused();

  // Another tab, in which it is still open.
  await openPage(otherPage, await product.linkInEmail(email, 'Your entry is in the contest', '/my-entry'));
  await otherPage.getByRole('button', { name: 'Decline the prize' }).click();

  await accept.click();
  await question.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByRole('heading', { name: 'You Have Accepted the Prize' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Decline the prize' })).toHaveCount(0);

  scriptErrors.expectErrorResponse(409, `/api/my-entry/${id}/offer/refusal`);
  const other = otherPage.getByRole('dialog', { name: 'Decline the prize?' });
  await other.getByRole('button', { name: 'Yes, decline' }).click();
  await expect(other.getByRole('alert')).toHaveText('This offer has been answered, or has lapsed.');
  await other.getByRole('button', { name: 'Not yet' }).click();
  await expect(otherPage.getByRole('heading', { name: 'You Have Accepted the Prize' })).toBeVisible();
});

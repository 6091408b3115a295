import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { expect, test } from '../../support/test.js';

test('an entrant opens her entry by the emails, on two devices, and closes it elsewhere and here', async ({
  page,
  otherPage,
  product,
  ownerApi,
  visitorApi,
}) => {
  const email = uniqueEmail('anjali');
  const entry = { name: 'Anjali Nair', videoId: videoIdWithViews(1200), email };
  const id = await visitorApi.submitEntry(entry);
  const link = await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry');
  await openPage(page, link);
  const status = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(status).toHaveText('We are checking your entry');
  // The token is neither in the address nor in the history.
  await expect(page).toHaveURL(`/my-entry?entry=${id}`);
  await expect(page.getByRole('definition').getByText(entry.name)).toBeVisible();
  const photo = page.getByAltText('Your verification photo');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const history = page.getByRole('region', { name: 'What Has Happened' }).getByRole('listitem');
  await expect(history).toHaveText([/^You sent us the entry\./]);
  const emails = page.getByRole('region', { name: 'Our Emails to You' }).getByRole('listitem');
  await expect(emails).toHaveText([/^Your entry has arrived.*, sent$/]);

  await ownerApi.approve(id);
  await openPage(otherPage, await product.linkInEmail(email, 'Your entry is in the contest', '/my-entry'));
  await expect(otherPage.getByRole('heading', { name: 'Your entry is in the contest' })).toBeVisible();
  await page.reload();
  await expect(status).toHaveText('Your entry is in the contest');
  await expect(history).toHaveText([/^You sent us the entry\./, /^We approved the entry\./]);

  await page.getByRole('button', { name: 'Close Everywhere Else' }).click();
  await expect(page.getByText('The page is closed everywhere else.')).toBeVisible();
  await otherPage.reload();
  await expect(otherPage.getByText(/^To see your entry, open the link/)).toBeVisible();

  await page.getByRole('button', { name: 'Close on This Device' }).click();
  await expect(page.getByRole('heading', { name: 'Your Entry', exact: true })).toBeFocused();
  await expect(page.getByText(/^To see your entry, open the link/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^To see your entry, open the link/)).toBeVisible();
});

test('an entrant whose link no longer works asks for a new one, in Malayalam', async ({
  page,
  product,
  visitorApi,
  scriptErrors,
}) => {
  const email = uniqueEmail('asha');
  const entry = { name: 'ആശ മേനോൻ', videoId: videoIdWithViews(30), email, language: 'ml' } as const;
  const id = await visitorApi.submitEntry(entry);
  const link = await product.linkInEmail(email, 'എൻട്രി സമർപ്പിച്ചു!', '/ml/my-entry');
  expect(link).toMatch(/\/ml\/my-entry#[\w-]{43}$/);

  scriptErrors.expectErrorResponse(400, '/api/my-entry/session');
  await openPage(page, link.replace(/#.*/, `#${'x'.repeat(43)}`));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'ഈ ലിങ്ക് ശരിയല്ല, അല്ലെങ്കിൽ അതിന്റെ കാലാവധി കഴിഞ്ഞു.',
  );
  const field = page.getByRole('main').getByLabel('ഇമെയിൽ');
  const send = page.getByRole('button', { name: 'പുതിയ ലിങ്ക് അയയ്ക്കൂ' });
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'ഇമെയിൽ നോക്കൂ' })).toBeFocused();

  await openPage(page, await product.linkInEmail(email, 'നിങ്ങളുടെ എൻട്രിയിലേക്കുള്ള ലിങ്ക്', '/ml/my-entry'));
  await expect(page).toHaveURL(`/ml/my-entry?entry=${id}`);
  await expect(page.getByRole('heading', { name: 'നിങ്ങളുടെ എൻട്രി പരിശോധിക്കുകയാണ്' })).toBeVisible();

  // A second entry in the same browser, in English.
  const { language: _, ...other } = { ...entry, name: 'Asha Menon', videoId: videoIdWithViews(31) };
  const second = await visitorApi.submitEntry(other);
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  await expect(page).toHaveURL(`/my-entry?entry=${second}`);
  await page.getByRole('navigation', { name: 'Your other entries:' }).getByRole('link').click();
  await expect(page).toHaveURL(`/my-entry?entry=${id}`);
  await expect(page.getByRole('definition').getByText(entry.name)).toBeVisible();
});

import { expectAccessible } from '../../support/accessibility.js';
import { changeOne } from '../../support/database.js';
import { verificationPhoto } from '../../support/files.js';
import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

/** Until when the browser that sent the entry can correct its address, from now on. */
const endCorrectionAt = (email: string, after: string) =>
  changeOne(
    `update entry_corrections set expires_at = now() + $2::interval
     where entry_id = (select id from contest_entries where email = $1)`,
    [email, after],
  );

test('a mistyped address is noticed, and corrected at once', async ({ page, product, scriptErrors }) => {
  const right = uniqueEmail('rahul');
  const wrong = uniqueEmail('rahu');
  await openPage(page, '/#enter');
  const form = page.getByRole('form', { name: 'Submit your entry' });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Full Name').fill('Rahul');
  const email = form.getByRole('textbox', { name: 'Email' });

  await email.fill('rahul@gmial.con');
  await email.press('Tab');
  await form.getByRole('button', { name: 'Did you mean rahul@gmail.com?' }).click();
  await expect(email).toHaveValue('rahul@gmail.com');
  await expect(email).toBeFocused();

  // As a mail program copies it.
  await email.fill(`Rahul <${wrong}>`);
  await form.getByLabel('YouTube URL').fill(`https://www.youtube.com/watch?v=${videoIdWithViews(41)}`);
  await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
  await form.getByLabel('CAPTCHA').fill(captchaAnswer);
  await form.getByRole('button', { name: 'Submit Entry' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'We have your entry.' })).toBeVisible();
  const goesTo = page.getByRole('status').filter({ hasText: 'Our email goes to' });
  await expect(goesTo).toHaveText(`Our email goes to ${wrong}.`);
  await page.getByRole('button', { name: 'Wrong? Correct it' }).click();
  const corrected = page
    .getByRole('form', { name: 'Wrong? Correct it' })
    .getByRole('textbox', { name: 'Email' });
  await corrected.fill('rahul@gmial.com');
  await expect(page.getByRole('button', { name: 'Did you mean rahul@gmail.com?' })).toBeVisible();
  await corrected.fill(right);

  // Another opening of the form does not repeat why the server refused.
  await endCorrectionAt(wrong, '-1 minute');
  scriptErrors.expectErrorResponse(409, '/api/contest/entries/');
  await page.getByRole('button', { name: 'Correct the Address' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The address can no longer be corrected here.' });
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Keep the address' }).click();
  await page.getByRole('button', { name: 'Wrong? Correct it' }).click();
  await expect(corrected).toBeVisible();
  await expect(refusal).toHaveCount(0);

  await endCorrectionAt(wrong, '10 minutes');
  await corrected.fill(`mailto:${right}`);
  await page.getByRole('button', { name: 'Correct the Address' }).click();
  await expect(page.getByText(`We have sent the email again, to ${right}.`)).toBeVisible();

  await product.linkInEmail(right, 'Entry Submitted Successfully!', '/my-entry');
});

test('an entrant changes the address on the page of the entry', async ({
  page,
  otherPage,
  product,
  visitorApi,
}) => {
  const email = uniqueEmail('rahul');
  await visitorApi.submitEntry({ name: 'Rahul', email, videoId: videoIdWithViews(42) });
  await openPage(page, await product.linkInEmail(email, 'Entry Submitted Successfully!', '/my-entry'));
  const next = uniqueEmail('rahul-next');
  await page.getByRole('button', { name: 'Change the Address' }).click();
  const field = page.getByRole('textbox', { name: 'New email address' });
  // The focus stays in the field: the button is the next thing to press.
  await field.fill('rahul@gmial.com');
  await expect(page.getByRole('button', { name: 'Did you mean rahul@gmail.com?' })).toBeVisible();
  await expectAccessible(page);
  await field.fill(`Rahul <${email}>`);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(field).toHaveAccessibleDescription('This is the address that we have.');
  await field.fill(`mailto:${next}`);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByText(`We have sent a link to ${next}.`)).toBeVisible();

  await openPage(
    otherPage,
    await product.linkInEmail(next, 'Please confirm your email address', '/confirm-address'),
  );
  await otherPage.getByRole('button', { name: 'Yes, This Is My Address' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Your Address Is Changed' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(`Our emails about this entry go to ${next}.`)).toBeVisible();
});

import { verificationPhoto } from '../../support/files.js';
import { uniqueEmail, videoIdWithViews } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { captchaAnswer } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('a mistyped address is noticed, and corrected at once', async ({ page, product }) => {
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

  await email.fill(wrong);
  await form.getByLabel('YouTube URL').fill(`https://www.youtube.com/watch?v=${videoIdWithViews(41)}`);
  await form.locator('input[type="file"]').setInputFiles(verificationPhoto);
  await form.getByLabel('CAPTCHA').fill(captchaAnswer);
  await form.getByRole('button', { name: 'Submit Entry' }).click();

  const taken = page.getByRole('status').filter({ hasText: 'We have your entry.' });
  await expect(taken).toContainText(`Our email goes to ${wrong}.`);
  await taken.getByRole('button', { name: 'Wrong? Correct it' }).click();
  await taken.getByRole('textbox', { name: 'Email' }).fill(right);
  await taken.getByRole('button', { name: 'Correct the Address' }).click();
  await expect(taken).toContainText(`We have sent the email again, to ${right}.`);

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
  await page.getByRole('textbox', { name: 'New email address' }).fill(next);
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

import type { Schemas } from '@paattu/api-client';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.js';
import { openEmail } from '../../support/console.js';
import { uniqueEmail } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('the owner writes the text of an email beside its preview, tries it, and it is sent', async ({
  ownerPage,
  visitorApi,
}) => {
  await ownerPage.goto('/admin/settings/email');
  const answer = ownerPage.waitForResponse(/\/email-texts\?contestId=/);
  await ownerPage.getByRole('link', { name: 'Texts', exact: true }).click();
  const { emails } = (await (await answer).json()) as Schemas['EditableEmailsDto'];
  const ofContest = emails.filter(({ isOfContest }) => isOfContest).length;
  await expect(ownerPage.getByRole('region', { name: /^Emails about/ }).getByRole('listitem')).toHaveCount(
    ofContest,
  );
  await expectAccessible(ownerPage);
  const ofSite = ownerPage.getByRole('region', { name: 'Emails of the site' });
  const receipt = ofSite.getByRole('listitem').filter({ hasText: 'receipt of a contact message' });
  await ofSite.getByRole('link', { name: 'answer to a contact message' }).click();

  const greeting = ownerPage.getByRole('textbox', { name: 'Greeting (English)' });
  await greeting.fill('Dear ');
  await ownerPage.keyboard.press('Tab');
  await expect(ownerPage.getByRole('button', { name: 'Insert into Greeting (English)' })).toBeFocused();
  await ownerPage.keyboard.press('Enter');
  await ownerPage.getByRole('menuitem', { name: 'name of the person: {{name}}' }).press('Enter');
  await expect(greeting).toHaveValue('Dear {{name}}');
  await expect(greeting).toBeFocused();
  const preview = ownerPage.getByRole('article', { name: 'Preview in English' });
  await expect(preview.frameLocator('iframe').getByText('Dear Asha Menon')).toBeVisible();
  await expectAccessible(ownerPage);
  await expectFitsPhone(ownerPage);
  await ownerPage.getByRole('button', { name: 'Usual text in English' }).click();
  await ownerPage.getByRole('link', { name: 'Texts of emails' }).click();
  await receipt.getByRole('link').click();
  await ownerPage.getByRole('textbox', { name: 'Subject and title (English)' }).fill('Your letter is here');
  await ownerPage.getByRole('button', { name: 'Send to me in English' }).click();
  await expect(ownerPage.getByText(`Email with invented data to ${owner.email} queued`)).toBeVisible();
  await ownerPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ownerPage.getByText('Texts saved')).toBeVisible();

  const email = uniqueEmail('writer');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await openEmail(ownerPage, email, 'Your letter is here');
  await expect(
    ownerPage.frameLocator('iframe').getByRole('heading', { name: 'Your letter is here' }),
  ).toBeVisible();
  await openEmail(ownerPage, owner.email, 'Your letter is here');
  await ownerPage.goto('/admin/settings/email/texts');
  await expect(receipt).toContainText('Your text in English');
});

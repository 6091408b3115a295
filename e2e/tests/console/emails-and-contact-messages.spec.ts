import { placeLink, search } from '../../support/console.js';
import { failEmail } from '../../support/database.js';
import { unique, uniqueEmail } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('a test email is delivered, and a failed one is counted until it is retried', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/settings/email');
  await ownerPage.getByRole('button', { name: 'Send test email' }).click();
  const row = ownerPage.getByRole('row', { name: 'A test email from your website' });
  await expect(row).toContainText(owner.email);
  await expect(row).toContainText('Sent');

  await failEmail(owner.email);
  await ownerPage.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('no such mailbox');
  const tab = placeLink(ownerPage, 'Settings');
  await expect(tab).toHaveAccessibleName('Settings Emails: 1 failed');
  // On a phone the bar has no room for the settings: the button of what else there is stands for them.
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const more = ownerPage
    .getByRole('banner')
    .getByRole('button', { name: 'More Emails: 1 failed', exact: true });
  await expect(more).toBeVisible();
  await ownerPage.setViewportSize({ width: 1280, height: 740 });
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(ownerPage.getByText('Email queued again')).toBeVisible();
  await expect(tab).toHaveAccessibleName('Settings');
  await expect(row).toContainText('Sent');
  await row.getByRole('link').click();
  await expect(
    ownerPage.frameLocator('iframe').getByRole('heading', { name: 'The emails of your website arrive' }),
  ).toBeVisible();
});

test('an email fits a small screen, also with a very long word of a visitor', async ({
  ownerPage,
  visitorApi,
}) => {
  const email = uniqueEmail('long');
  const word = 'm'.repeat(90);
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: word });
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await ownerPage.goto('/admin/settings/email');
  // Of the emails about a contact message, only the one to the owner repeats the visitor's text.
  await ownerPage
    .getByRole('row', { name: 'A message from your website' })
    .first()
    // The whole row opens, not only its link.
    .getByText('Sent')
    .filter({ visible: true })
    .click();

  const frame = ownerPage.frameLocator('iframe');
  await expect(frame.getByText(word)).toBeVisible();
  const [needed, there] = await frame
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed).toBe(there);
});

test('a message of a visitor is found, and answered by email from the console', async ({
  ownerPage,
  visitorApi,
}) => {
  const subject = unique('A concert in കൊച്ചി');
  const email = uniqueEmail('school');
  await visitorApi.writeMessage({ name: 'ആശ മേനോൻ', email, subject, message: 'Will you sing?' });
  await ownerPage.goto('/admin/inbox');
  await ownerPage.getByRole('button', { name: 'Unread' }).click();
  await search(ownerPage, subject);
  const row = ownerPage.getByRole('row', { name: subject });
  const tab = placeLink(ownerPage, 'Inbox');
  await expect(tab).toHaveAccessibleName('Inbox 1 unread');
  await row.getByRole('link').click();
  await expect(ownerPage.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expect(tab).toHaveAccessibleName('Inbox');
  await ownerPage.getByRole('textbox', { name: 'Answer' }).fill('Gladly.\n\nWhich day?');
  await ownerPage.getByRole('button', { name: 'Send answer' }).click();
  const answers = ownerPage.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(answers).toContainText('Which day?');
  await expect(answers).toContainText('Sent');

  await ownerPage.getByRole('link', { name: 'All messages' }).click();
  await ownerPage.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(row.getByRole('cell', { name: 'Answered' })).toBeVisible();
  await row.getByRole('link').click();
  await answers.getByRole('link', { name: 'Show the email' }).click();
  await expect(ownerPage.frameLocator('iframe').getByText('Which day?')).toBeVisible();
  await expect(ownerPage.frameLocator('iframe').getByText('Will you sing?')).toBeVisible();
});

test('opted-out addresses are listed', async ({ ownerPage, product, visitorApi }) => {
  const email = uniqueEmail('gone');
  await visitorApi.optOut(email);
  const link = await product.linkInEmail(email, 'Please confirm that you want no emails', '/opt-out');
  await visitorApi.followOptOut(link);
  await ownerPage.goto('/admin/settings/email/opt-outs');
  await search(ownerPage, email);
  await expect(ownerPage.getByRole('rowheader')).toHaveText([new RegExp(email)]);
  await search(ownerPage, `not-${email}`);
  await expect(ownerPage.getByText('No address matches')).toBeVisible();
});

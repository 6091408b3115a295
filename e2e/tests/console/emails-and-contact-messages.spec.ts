import { search, sidebarLink } from '../../support/console.js';
import { failEmail } from '../../support/database.js';
import { unique, uniqueEmail } from '../../support/names.js';
import { owner } from '../../support/stack.js';
import { expect, test } from '../../support/test.js';

test('a test email is delivered like any other, and the list updates by itself', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/emails');
  await ownerPage.getByRole('button', { name: 'Send test email' }).click();
  await expect(ownerPage.getByText(`Test email to ${owner.email} queued`)).toBeVisible();

  const row = ownerPage.getByRole('row', { name: 'A test email from your website' }).first();
  await expect(row).toContainText(owner.email);
  await expect(row).toContainText('Sent');
  await row.getByRole('link').click();
  await expect(
    ownerPage.frameLocator('iframe').getByRole('heading', { name: 'The emails of your website arrive' }),
  ).toBeVisible();
});

test('emails are filtered by status, address and day; a failed email is retried', async ({
  ownerPage,
  visitorApi,
}) => {
  const email = uniqueEmail('retry');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await ownerPage.goto('/admin/emails');
  await search(ownerPage, email);
  const row = ownerPage.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Sent');
  await expect(row).toHaveCount(1);

  await ownerPage.getByRole('button', { name: 'Failed' }).click();
  await expect(ownerPage.getByText('No email matches')).toBeVisible();
  await failEmail(email);
  await ownerPage.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('no such mailbox');
  const tab = sidebarLink(ownerPage, '/admin/emails');
  await expect(tab).toHaveAccessibleName('Emails 1 failed');
  // On a phone the bar has no place for the emails: the button of its other pages stands for them.
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  const more = ownerPage
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('button', { name: 'More pages Emails: 1 failed', exact: true });
  await expect(more).toHaveAttribute('aria-current', 'true');
  await ownerPage.setViewportSize({ width: 1280, height: 740 });
  await ownerPage.getByRole('button', { name: 'All' }).click();
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(ownerPage.getByText('Email queued again')).toBeVisible();
  await expect(tab).toHaveAccessibleName('Emails');
  await expect(row).toContainText('Sent');

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await ownerPage.getByLabel('Written until').fill('2025-01-01');
  await expect(ownerPage.getByText('No email matches')).toBeVisible();
  await ownerPage.getByLabel('Written until').fill(today);
  await expect(row).toBeVisible();
  await ownerPage.getByLabel('Written from').fill(today);
  await expect(row).toBeVisible();
  await ownerPage.reload();
  await expect(ownerPage.getByLabel('Written from')).toHaveValue(today);
  await expect(ownerPage.getByLabel('Written until')).toHaveValue(today);
});

test('an email fits a small screen, also with a very long word of a visitor', async ({
  ownerPage,
  visitorApi,
}) => {
  const email = uniqueEmail('long');
  const word = 'm'.repeat(90);
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: word });
  await ownerPage.setViewportSize({ width: 360, height: 740 });
  await ownerPage.goto('/admin/emails');
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

test('a contact message is found and read, and its link opens the email program', async ({
  ownerPage,
  visitorApi,
}) => {
  const subject = unique('A concert in കൊച്ചി');
  const email = uniqueEmail('school');
  await visitorApi.writeMessage({ name: 'ആശ മേനോൻ', email, subject, message: 'Will you sing?\n\nAsha' });
  await ownerPage.goto('/admin/messages');
  await search(ownerPage, 'nobody wrote this');
  await expect(ownerPage.getByText('No message matches')).toBeVisible();
  await search(ownerPage, subject);
  const row = ownerPage.getByRole('row', { name: subject });
  await row.getByRole('link').click();

  await expect(ownerPage.getByRole('heading', { level: 2, name: subject })).toBeVisible();
  await expect(ownerPage.getByText('Will you sing?')).toBeVisible();
  await expect(ownerPage.getByText('ആശ മേനോൻ', { exact: true })).toBeVisible();
  const reply = new URL(
    (await ownerPage.getByRole('link', { name: 'Write with your email program' }).getAttribute('href')) ?? '',
  );
  expect([reply.protocol, reply.pathname]).toEqual(['mailto:', email]);
  expect(Object.fromEntries(reply.searchParams)).toEqual({
    subject: `Re: ${subject}`,
    body: '\r\n\r\n> Will you sing?\r\n> \r\n> Asha',
  });
  await ownerPage.getByRole('link', { name: 'All messages' }).click();
  await expect(ownerPage).toHaveURL(/\/admin\/messages/);
  await expect(row.getByRole('cell', { name: 'Read', exact: true })).toBeVisible();
});

test('a message is unread until it is opened, and is answered by email from the console', async ({
  ownerPage,
  visitorApi,
}) => {
  const subject = unique('A concert');
  const email = uniqueEmail('school');
  await visitorApi.writeMessage({ name: 'ആശ', email, subject, message: 'Will you sing?' });
  await ownerPage.goto('/admin/messages');
  await ownerPage.getByRole('button', { name: 'Unread' }).click();
  await search(ownerPage, subject);
  const row = ownerPage.getByRole('row', { name: subject });
  await expect(row.getByRole('cell', { name: 'Unread' })).toBeVisible();
  const tab = sidebarLink(ownerPage, '/admin/messages');
  await expect(tab).toHaveAccessibleName('Messages 1 unread');
  await row.getByRole('link').click();
  await expect(ownerPage.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expect(tab).toHaveAccessibleName('Messages');
  await ownerPage.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Mark as read' })).toBeFocused();
  await expect(tab).toHaveAccessibleName('Messages 1 unread');
  await ownerPage.getByRole('button', { name: 'Mark as read' }).click();
  await expect(tab).toHaveAccessibleName('Messages');

  await ownerPage.getByRole('button', { name: 'Send answer' }).click();
  await expect(ownerPage.getByText('Please fill in all required fields').first()).toBeVisible();
  await ownerPage.getByRole('textbox', { name: 'Answer' }).fill('Gladly.\n\nWhich day?');
  await ownerPage.getByRole('button', { name: 'Send answer' }).dblclick();
  await expect(ownerPage.getByText('Answer saved. The state of its email is shown with it.')).toBeVisible();
  const answers = ownerPage.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('Which day?');
  await expect(answers).toContainText('Sent');
  await expect(ownerPage.getByRole('textbox', { name: 'Answer' })).toHaveValue('');

  await ownerPage.getByRole('link', { name: 'All messages' }).click();
  await ownerPage.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(row.getByRole('cell', { name: 'Answered' })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Unread' })).toHaveCount(0);
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
  await ownerPage.goto('/admin/opt-outs');
  await search(ownerPage, email);
  await expect(ownerPage.getByRole('rowheader')).toHaveText([new RegExp(email)]);
  await search(ownerPage, `not-${email}`);
  await expect(ownerPage.getByText('No address matches')).toBeVisible();
});

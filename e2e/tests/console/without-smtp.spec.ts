import { openEmail } from '../../support/console.js';
import { uniqueEmail } from '../../support/names.js';
import { expect, test } from '../../support/test.js';

// The same product as in `remote.spec.ts`, so that no worker starts another one.
test.use({ remoteElsewhere: true, hasSmtp: false, demo: false, extraHTTPHeaders: {} });

test('without an SMTP server emails are kept, and the console says so', async ({
  ownerPage,
  remoteHost,
  visitorApi,
}) => {
  await remoteHost.start();
  await ownerPage.goto('/admin/settings/email/server');
  await expect(ownerPage.getByRole('region', { name: 'Emails' })).toContainText('Not sent');
  await ownerPage.goto('/admin/settings/technical');
  await ownerPage.getByText('For the operator').click();
  await expect(ownerPage.getByText('not set: emails are not sent')).toBeVisible();

  const email = uniqueEmail('kept');
  await visitorApi.writeMessage({ name: 'Asha', email, subject: 'Hello', message: 'Hello!' });
  await openEmail(ownerPage, email, 'Message Sent!', 'Not sent');
  await expect(ownerPage.getByText('Not sent, because no mail server is set.')).toBeVisible();
});

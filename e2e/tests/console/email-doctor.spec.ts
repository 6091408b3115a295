import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';

/** DNS may be silent where the tests run. */
const LOOK_MS = 180_000;

const HEADERS = [
  'Delivered-To: asha@visitor.example',
  'Authentication-Results: mx.visitor.example; dkim=pass header.d=songs.example header.s=brevo1;',
  ' dmarc=pass header.from=songs.example',
  'DKIM-Signature: v=1; a=rsa-sha256; d=songs.example; s=brevo1; b=abc',
  'From: Songs <songs@songs.example>',
  '',
  'Hello',
].join('\n');

test('the email doctor looks in DNS, and reads a test email that is pasted', async ({ ownerPage: page }) => {
  await page.goto('/admin/settings/email');
  await page.getByRole('link', { name: 'Email doctor' }).click();
  await expect(page.getByRole('heading', { name: 'Email Doctor' })).toBeVisible();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What they find' })).toBeVisible({ timeout: LOOK_MS });
  await expect(page.getByText(/^Gmail and Yahoo: /)).toBeVisible();

  await page.getByLabel(/^The test email/).fill(HEADERS);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('It is signed in the name of its sender (key brevo1).')).toBeVisible();
  await expect(page.getByText(/^DMARC: the mailbox accepts the email as yours/)).toBeVisible();
  await expectAccessible(page);
});

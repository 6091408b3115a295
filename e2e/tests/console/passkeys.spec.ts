import type { CDPSession, Page } from '@playwright/test';
import { confirmQuestion } from '../../support/console.js';
import { ageIdentityChecks } from '../../support/database.js';
import { expect, test } from '../../support/test.js';

/** An authenticator of the browser, which answers at once for a person whom it has recognized. */
async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/admin/settings/team/account');
  const form = page.getByRole('form', { name: 'Add a passkey' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page.getByText(`Passkey “${name}” added`)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
}

// @trust passkeys
test('the owner adds a passkey, signs in with it, and removes it', async ({ ownerPage, scriptErrors }) => {
  await withAuthenticator(ownerPage);
  await addPasskey(ownerPage, 'My laptop');
  const passkeys = ownerPage.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*never used/);
  await signOut(ownerPage);

  await ownerPage.goto('/auth?returnTo=/admin/settings/team/account');
  // The browser has used a passkey, so it offers it at the field, and the authenticator answers at once.
  await expect(ownerPage).toHaveURL('/admin/settings/team/account');
  await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*last used/);
  await ownerPage.evaluate(() => localStorage.clear());
  await signOut(ownerPage);

  await ownerPage.goto('/auth?returnTo=/admin/settings/team/account');
  await ownerPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ownerPage).toHaveURL('/admin/settings/team/account');
  await ownerPage.getByRole('button', { name: 'Remove the passkey “My laptop”' }).click();
  await confirmQuestion(ownerPage, 'Remove the passkey “My laptop”?');
  await expect(ownerPage.getByText('No passkey yet.')).toBeVisible();
  await ownerPage.evaluate(() => localStorage.clear());
  await signOut(ownerPage);

  scriptErrors.expectErrorResponse(401, '/api/auth/passkeys/login');
  await ownerPage.goto('/auth');
  await ownerPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ownerPage.getByText('This passkey was not accepted')).toBeVisible();
});

// @trust passkeys
test('a copy of a passkey that counts less is refused', async ({ ownerPage, scriptErrors }) => {
  const { cdp, authenticatorId } = await withAuthenticator(ownerPage);
  await addPasskey(ownerPage, 'My key');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [copy] = credentials;
  await ownerPage.evaluate(() => localStorage.clear());
  await signOut(ownerPage);
  await ownerPage.goto('/auth?returnTo=/admin/settings/team/account');
  await ownerPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ownerPage).toHaveURL('/admin/settings/team/account');
  await ownerPage.evaluate(() => localStorage.clear());
  await signOut(ownerPage);

  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...copy!, signCount: 0 } });
  scriptErrors.expectErrorResponse(401, '/api/auth/passkeys/login');
  await ownerPage.goto('/auth');
  await ownerPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ownerPage.getByText('This passkey was not accepted')).toBeVisible();
});

// @trust passkeys
test('an authenticator that does not recognize the person signs nobody in', async ({ ownerPage }) => {
  const { cdp, authenticatorId } = await withAuthenticator(ownerPage);
  await addPasskey(ownerPage, 'My phone');
  await ownerPage.evaluate(() => localStorage.clear());
  await signOut(ownerPage);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await ownerPage.goto('/auth');
  await ownerPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ownerPage.getByText('No passkey was used')).toBeVisible();
});

// @trust identity-check
test('the owner shows a passkey before it is removed', async ({ ownerPage, scriptErrors }) => {
  await withAuthenticator(ownerPage);
  await addPasskey(ownerPage, 'My laptop');
  await ageIdentityChecks();
  scriptErrors.expectErrorResponse(403, '/api/auth/passkeys/');
  await ownerPage.getByRole('button', { name: 'Remove the passkey “My laptop”' }).click();
  await confirmQuestion(ownerPage, 'Remove the passkey “My laptop”?');
  const check = ownerPage.getByRole('dialog', { name: 'Show that it is you' });
  await check.getByRole('button', { name: 'Use Your Passkey' }).click();
  await expect(ownerPage.getByText('No passkey yet.')).toBeVisible();
});

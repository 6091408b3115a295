import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

async function logInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a visitor signs up, verifies the address by email, signs in and out', async ({ page, product }) => {
  const email = uniqueEmail('meera');
  await openPage(page, '/auth');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full Name').fill('Meera Das');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('mazha-peyyunnu');
  await page.getByLabel('Confirm Password').fill('mazha-peyyunnu');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, ...sentences.signup.succeeded);
  await expect(page.getByRole('heading', { name: texts.auth.signedUp })).toBeVisible();

  await openPage(page, await product.linkInEmail(email, 'Confirm your email address'));
  await expect(page.getByText('Your email address is verified. Thank you!')).toBeVisible();

  await openPage(page, '/auth');
  await logInAs(page, email, 'mazha-peyyunnu');
  await expectToast(page, ...sentences.login.succeeded);
  await expect(page).toHaveURL('/');
  const header = page.getByRole('banner');
  await expect(header.getByText(email)).toBeVisible();
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);

  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, ...sentences.session.signedOut);
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the link of an email replaces a forgotten password', async ({ page, product, account }) => {
  await openPage(page, '/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectToast(page, ...sentences.reset.succeeded);
  await expect(page.getByRole('heading', { name: texts.auth.resetSent })).toBeVisible();

  await openPage(page, await product.linkInEmail(account.email, 'Choose a new password'));
  await page.getByRole('textbox', { name: 'New Password' }).fill('another-monsoon');
  await page.getByLabel('Confirm Password').fill('another-monsoon');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expectToast(page, 'Password Changed');
  await page.getByRole('link', { name: texts.auth.back }).click();

  await logInAs(page, account.email, 'another-monsoon');
  await expectToast(page, ...sentences.login.succeeded);
});

test('a user changes the password from the top bar, and returns to the page', async ({ page, account }) => {
  await signIn(page.context(), account);
  await openPage(page, '/songs?q=rain');
  const link = page.getByRole('banner').getByRole('link', { name: `${account.email}, Change Your Password` });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Your Password' })).toBeFocused();
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(account.email);
  // Its own link leads back to the same page, not to this one.
  await expect(link).toHaveAttribute('href', '/auth?mode=change-password');
  await expectAccessible(page);

  await page.getByLabel('Current Password').fill(account.password);
  await page.getByRole('textbox', { name: 'New Password' }).fill('another-monsoon');
  await page.getByLabel('Confirm Password').fill('another-monsoon');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByText('You stay signed in here, and are signed out everywhere else.').last(),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/songs?q=rain');
  await expect(link).toBeVisible();
});

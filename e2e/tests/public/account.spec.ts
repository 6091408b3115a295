import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { holdWrites } from '../../support/hold-back.js';
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

test('a verification link with an unknown token is reported as invalid', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(400, '/api/auth/verify-email');

  await openPage(page, '/auth?mode=verify-email&token=made-up');

  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
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

test('a late answer to one form keeps what was typed into another', async ({ page, account }) => {
  const release = await holdWrites(page, '**/api/auth/forgot-password');
  await openPage(page, '/auth?mode=forgot');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('link', { name: texts.auth.back }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);

  await release();

  await expectToast(page, ...sentences.reset.succeeded);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
});

test('a log-in reports each error', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/auth/login');
  await openPage(page, '/auth');

  await logInAs(page, 'no address', 'x');
  await expectToast(page, ...sentences.credentials.invalidEmail);

  await logInAs(page, account.email, '');
  await expectToast(page, ...sentences.credentials.missingPassword);

  await logInAs(page, account.email, 'not-the-password');
  await expectToast(page, ...sentences.login.wrongPassword);

  await logInAs(page, uniqueEmail('nobody'), 'not-the-password');
  await expectToast(page, ...sentences.login.unknownUser);
});

test('a sign-up reports each error, in the order of the rules', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(409, '/api/auth/signup');
  scriptErrors.expectErrorResponse(400, '/api/auth/signup');
  await openPage(page, '/auth?mode=signup');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = () => page.getByRole('button', { name: 'Sign Up' }).click();

  await field('Email').fill(account.email);
  await field('Password').fill('short');
  await submit();
  await expectToast(page, ...sentences.credentials.missingName);

  await field('Full Name').fill(account.name);
  await submit();
  await expectToast(page, ...sentences.credentials.mismatch);

  await field('Confirm Password').fill('short');
  await submit();
  await expectToast(page, ...sentences.credentials.tooShort);

  for (const label of ['Password', 'Confirm Password']) await field(label).fill('password');
  await submit();
  await expectToast(page, ...sentences.signup.weakPassword);

  for (const label of ['Password', 'Confirm Password']) await field(label).fill('mazha-peyyunnu');
  await submit();
  await expectToast(page, ...sentences.signup.taken);
});

test('a user changes the password from the top bar, and returns to the page', async ({
  page,
  account,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(400, '/api/auth/change-password');
  await signIn(page.context(), account);
  await openPage(page, '/songs?q=rain');
  const link = page.getByRole('banner').getByRole('link', { name: `${account.email}, Change Your Password` });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Your Password' })).toBeFocused();
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(account.email);
  // Its own link leads back to the same page, not to this one.
  await expect(link).toHaveAttribute('href', '/auth?mode=change-password');
  await expectAccessible(page);

  const current = page.getByLabel('Current Password');
  await current.fill('not-the-password');
  await page.getByRole('textbox', { name: 'New Password' }).fill('another-monsoon');
  await page.getByLabel('Confirm Password').fill('another-monsoon');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Error', 'Incorrect password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('Incorrect password');

  await current.fill(account.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByText('You stay signed in here, and are signed out everywhere else.').last(),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/songs?q=rain');
  await expect(link).toBeVisible();
});

test('the sign-in page redirects a signed-in user to the home page', async ({ page, account }) => {
  await signIn(page.context(), account);

  await openPage(page, '/auth');

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
});

test('the owner sees a link to the console', async ({ ownerPage }) => {
  await ownerPage.goto('/');
  await ownerPage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }).click();
  await expect(ownerPage).toHaveURL('/admin/entries');
});

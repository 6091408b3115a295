import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';

test('each mode focuses its heading, has its own title, and keeps the typed email', async ({ page }) => {
  await openPage(page, '/auth');
  await expect(page).toHaveTitle('Sign In · Paattu');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Invalid Email');
  await page.getByLabel('Email').fill('meera@visitor.example');
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('.toast')).toHaveCount(1);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page).toHaveTitle('Forgot Password · Paattu');
  await expect(page.getByLabel('Email')).toHaveValue('meera@visitor.example');

  const back = page.getByRole('link', { name: texts.auth.back });
  await expect(back).toBeVisible();
  await back.click();
  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeFocused();
  await expect(page).toHaveTitle('Sign Up · Paattu');
});

test('a typed password can be shown, and is hidden again when it is sent', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/auth/login');
  await openPage(page, '/auth');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill('meera@visitor.example');
  await password.fill('mazha-peyyunnu');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('mazha-peyyunnu');
});

test('the first visible mode is that of the URL', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth?mode=signup', { waitUntil: 'commit' });
  await expect(page.getByText('Welcome Back')).toBeAttached();
  await expect(page.getByText('Welcome Back')).toBeHidden();

  await release();

  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
});

test('a password link without a token offers a new link', async ({ page }) => {
  await openPage(page, '/auth?mode=reset-password');
  await expect(page.getByText('This link is invalid or has expired.')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);

  await page.getByRole('link', { name: 'Request a New Link' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeFocused();
});

test('a used password link offers a new link', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(400, '/api/auth/reset-password');
  await openPage(page, '/auth?mode=reset-password&token=used-up');
  await page.getByRole('textbox', { name: 'New Password' }).fill('another-monsoon');
  await page.getByLabel('Confirm Password').fill('another-monsoon');
  await page.getByRole('button', { name: 'Save Password' }).click();

  const sentence = page.getByRole('main').getByText('This link is invalid or has expired.');
  await expect(sentence).toBeFocused();
  await expect(page.getByRole('link', { name: 'Request a New Link' })).toBeVisible();
});

test('a verification link without a token is reported as invalid without a request', async ({ page }) => {
  await openPage(page, '/auth?mode=verify-email');

  await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
});

test('a rate-limited verification reports the limit, not an invalid link', async ({
  page,
  request,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(429, '/api/auth/verify-email');
  let status = 0;
  for (let attempt = 0; status !== 429 && attempt <= 30; attempt++)
    status = (await request.post('/api/auth/verify-email', { data: { token: 'made-up' } })).status();
  expect(status).toBe(429);

  await openPage(page, '/auth?mode=verify-email&token=any');

  await expect(page.getByRole('alert')).toHaveText('Too many requests. Please try again later.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('the Privacy Policy link leads to its heading, below the thirteen rules', async ({ page }) => {
  await openPage(page, '/auth');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();

  await expect(page).toHaveURL('/terms#privacy');
  const headings = page.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(14);
  await expect(headings.nth(12)).toHaveText('13Contact');
  await expect(headings.nth(13)).toHaveText('Privacy');
  await expect(headings.nth(13)).toBeInViewport();
});

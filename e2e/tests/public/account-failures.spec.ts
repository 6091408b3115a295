import type { Page } from '@playwright/test';
import { disableAccount } from '../../support/database.js';
import { uniqueEmail } from '../../support/names.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

const PASSWORD = 'mazha-peyyunnu';

const forms = {
  login: { path: '/auth', fields: ['Email', 'Password'], submit: 'Sign In' },
  signup: {
    path: '/auth?mode=signup',
    fields: ['Full Name', 'Email', 'Password', 'Confirm Password'],
    submit: 'Sign Up',
  },
  reset: { path: '/auth?mode=forgot', fields: ['Email'], submit: 'Send Reset Link' },
} as const;

type Form = (typeof forms)[keyof typeof forms];

async function fillIn(page: Page, form: Form, values: { email: string; password?: string }): Promise<void> {
  for (const field of form.fields) {
    const value =
      field === 'Email' ? values.email : field === 'Full Name' ? 'Meera' : (values.password ?? PASSWORD);
    await page.getByLabel(field, { exact: true }).fill(value);
  }
}

const submit = (page: Page, form: Form) =>
  page.getByRole('main').getByRole('button', { name: form.submit, exact: true }).click();

for (const name of ['login', 'signup', 'reset'] as const) {
  const form = forms[name];
  const said: Record<'invalidEmail' | 'otherwise' | 'unexpected', readonly [string, string]> =
    sentences[name];

  test(`${name}: the server rejects the email`, async ({ page, scriptErrors }) => {
    scriptErrors.expectErrorResponse(400, '/api/auth');
    const email = uniqueEmail('meera');
    // The form has the server's rule for emails, so the request changes on its way.
    await page.route(/\/api\/auth\/(login|signup|forgot-password)$/, (route) =>
      route.continue({ postData: route.request().postData()?.replace(email, 'meera') }),
    );
    await openPage(page, form.path);
    await fillIn(page, form, { email });
    await submit(page, form);
    await expectToast(page, ...said.invalidEmail);
  });

  test(`${name}: an error response without a code`, async ({ page, gateway }) => {
    await openPage(page, `${gateway.origin}${form.path}`);
    await fillIn(page, form, { email: uniqueEmail('meera') });
    gateway.loseApi();
    await submit(page, form);
    await expectToast(page, ...said.otherwise);
  });

  test(`${name}: during an outage the form reports the error and keeps the typed email`, async ({
    page,
    gateway,
  }) => {
    const email = uniqueEmail('meera');
    await openPage(page, `${gateway.origin}${form.path}`);
    await fillIn(page, form, { email });
    await gateway.stop();
    await submit(page, form);
    await expectToast(page, ...said.unexpected);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
}

test('reset: an email without an account', async ({ page, scriptErrors }) => {
  scriptErrors.expectErrorResponse(404, '/api/auth/forgot-password');
  await openPage(page, forms.reset.path);
  await fillIn(page, forms.reset, { email: uniqueEmail('nobody') });
  await submit(page, forms.reset);
  await expectToast(page, ...sentences.reset.unknownUser);
});

test('login: a disabled account', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(403, '/api/auth/login');
  await disableAccount(account.email);
  await openPage(page, forms.login.path);
  await fillIn(page, forms.login, account);
  await submit(page, forms.login);
  await expectToast(page, ...sentences.login.disabled);
});

test('login: too many failed attempts', async ({ page, account, scriptErrors, request }) => {
  scriptErrors.expectErrorResponse(429, '/api/auth/login');
  for (let attempt = 0; attempt < 5; attempt++) {
    const data = { email: account.email, password: 'not-the-password' };
    expect((await request.post('/api/auth/login', { data })).status()).toBe(401);
  }
  await openPage(page, forms.login.path);
  await fillIn(page, forms.login, account);
  await submit(page, forms.login);
  await expectToast(page, ...sentences.login.tooManyTries);
});

test('a failed log-out keeps the session', async ({ page, account, gateway }) => {
  await signIn(page.context(), account);
  await openPage(page, `${gateway.origin}/about`);
  const header = page.getByRole('banner');
  await expect(header.getByText(account.email)).toBeVisible();
  gateway.loseApi();

  await header.getByRole('button', { name: 'Sign Out' }).click();

  await expectToast(page, ...sentences.session.notSignedOut);
  await expect(header.getByText(account.email)).toBeVisible();
});

test('a verification link reports an outage and can be tried again', async ({
  page,
  gateway,
  scriptErrors,
}) => {
  scriptErrors.expectErrorResponse(400, '/api/auth/verify-email');
  await openPage(page, `${gateway.origin}/auth`);
  await gateway.stop();
  // Like a link within the site: without loading a document, which the stopped gateway cannot serve.
  await page.evaluate(() => {
    history.pushState(null, '', '/auth?mode=verify-email&token=any');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');

  await gateway.start();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is invalid or has expired.');
});

test('a signed-in user can request a new verification link', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(400, '/api/auth/verify-email');
  await openPage(page, '/auth?mode=verify-email&token=made-up');
  await expect(page.getByRole('alert')).toContainText('sign in to have a new one sent to you.');
  await page.getByRole('link', { name: texts.auth.back }).click();
  await fillIn(page, forms.login, account);
  await submit(page, forms.login);

  await page.getByRole('button', { name: 'Send a New Link' }).click();

  await expect(page.getByText(`A verification link is on its way to ${account.email}.`)).toBeVisible();
});

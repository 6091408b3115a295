import type { Locator, Page } from '@playwright/test';
import { uniqueEmail } from '../../support/names.js';
import { holdScripts } from '../../support/hold-back.js';
import { openPage } from '../../support/pages.js';
import { sentences, texts } from '../../support/sentences.js';
import { expect, test } from '../../support/test.js';
import { expectClear, expectToast, expectWhole } from '../../support/toasts.js';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function writeContactMessage(page: Page): Promise<void> {
  await field(page, 'Name').fill('Gayathri');
  await field(page, 'Email').fill(uniqueEmail('gayathri'));
  await field(page, 'Subject').fill('A concert');
  await field(page, 'Message').fill('Would you come?');
}

async function expectFieldError(input: Locator, sentence: string): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(sentence);
}

/** Presses twice before the page can render in between. */
const pressTwice = (submit: Locator) =>
  submit.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.click();
    element.click();
  });

const forms = [
  {
    name: 'a contact message',
    path: '/contact',
    fill: writeContactMessage,
    submit: 'Send Message',
    api: '/api/contact',
    done: texts.contact.sent,
  },
  {
    name: 'an opt-out',
    path: '/opt-out',
    fill: (page: Page) => field(page, 'Email').fill(uniqueEmail('no-emails')),
    submit: texts.optOut.submit,
    api: '/api/opt-outs',
    done: texts.optOut.done,
  },
  {
    name: 'a sign-up',
    path: '/auth?mode=signup',
    async fill(page: Page) {
      await field(page, 'Full Name').fill('Meera');
      await field(page, 'Email').fill(uniqueEmail('meera'));
      for (const label of ['Password', 'Confirm Password']) await field(page, label).fill('mazha-peyyunnu');
    },
    submit: 'Sign Up',
    api: '/api/auth/signup',
    done: texts.auth.signedUp,
  },
  {
    name: 'a forgotten password',
    path: '/auth?mode=forgot',
    fill: (page: Page, email: string) => field(page, 'Email').fill(email),
    submit: 'Send Reset Link',
    api: '/api/auth/forgot-password',
    done: texts.auth.resetSent,
  },
  {
    name: 'a log-in',
    path: '/auth',
    async fill(page: Page, email: string) {
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill('mazha-peyyunnu');
    },
    submit: 'Sign In',
    api: '/api/auth/login',
    done: 'Login Successful',
  },
];

for (const { name, path, fill, submit, api, done } of forms) {
  test(`${name} is sent once, however often the button is pressed`, async ({ page, account }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === api) sent++;
    });
    await openPage(page, path);
    await fill(page, account.email);

    await pressTwice(button(page, submit));

    await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
    expect(sent).toBe(1);
  });
}

test('the button keeps the focus while the contact message is being sent', async ({ page }) => {
  await openPage(page, '/contact');
  await writeContactMessage(page);
  await button(page, 'Send Message').focus();
  await page.keyboard.press('Enter');

  await expect(button(page, texts.contact.sending)).toBeDisabled();
  await expect(button(page, texts.contact.sending)).toBeFocused();
  await expect(button(page, 'Write another message')).toBeFocused();
});

test('each wrong field of a contact message has an error, and the first one has the focus', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await writeContactMessage(page);
  await field(page, 'Subject').fill('  ');
  await field(page, 'Message').fill('\n');
  await field(page, 'Email').fill('gayathri');
  const region = page.locator('p[aria-live="polite"]').first();
  // A live region that is hidden until it has text would not be announced.
  await expect(region).toHaveText('');
  await expect(region).not.toHaveCSS('display', 'none');

  // Near its edge: an error that appeared at the press would move the button from under the pointer.
  await button(page, 'Send Message').click({ position: { x: 30, y: 4 } });
  await expectToast(page, ...sentences.contact.missing);
  await expect(field(page, 'Email')).toBeFocused();
  await expectFieldError(field(page, 'Email'), 'Please enter a valid email address');
  await expectFieldError(field(page, 'Subject'), 'Please enter a subject');
  await expectFieldError(field(page, 'Message'), 'Please enter your message');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false');

  await field(page, 'Subject').fill('A concert');
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'false');
  // The toast spoke of fields that the visitor is filling in.
  await expect(page.locator('.toast')).toHaveCount(0);
  await field(page, 'Message').fill('Would you come?');
  await button(page, 'Send Message').click();
  await expectToast(page, ...sentences.contact.invalidEmail);
  await field(page, 'Email').fill('gayathri@visitor');
  await expectFieldError(field(page, 'Email'), 'Please enter a valid email address');
  await field(page, 'Email').fill('gayathri@visitor.example');
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'false');
});

test('a contact message stays while the visitor reads another page, until it is sent', async ({ page }) => {
  await openPage(page, '/contact');
  await writeContactMessage(page);
  await field(page, 'Email').fill('gayathri');
  await field(page, 'Email').press('Tab');
  await expectFieldError(field(page, 'Email'), 'Please enter a valid email address');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('Would you come?');

  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue('A concert');
  await field(page, 'Email').fill(uniqueEmail('gayathri'));
  await button(page, 'Send Message').click();
  await expect(page.getByRole('heading', { name: texts.contact.sent })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue('');
});

test('errors from the server appear at their fields', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/auth/login');
  scriptErrors.expectErrorResponse(409, '/api/auth/signup');
  scriptErrors.expectErrorResponse(400, '/api/opt-outs');
  await openPage(page, '/auth');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill('not-the-password');
  await button(page, 'Sign In').click();
  await expect(field(page, 'Password')).toBeFocused();
  await expectFieldError(field(page, 'Password'), 'Incorrect password');

  await page.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'At least 6 characters, and not one of the most common.',
  );
  // What was typed to sign in is still there.
  for (const label of ['Email', 'Password']) await field(page, label).fill('');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Full Name')).toBeFocused();
  await expectFieldError(field(page, 'Full Name'), 'Please enter your full name');
  await expectFieldError(field(page, 'Email'), 'Please enter a valid email address');
  await expectFieldError(field(page, 'Password'), 'Please enter your password');
  await expectFieldError(field(page, 'Confirm Password'), 'Please make sure your passwords match');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Full Name').fill('Meera');
  await field(page, 'Password').fill('mazha-peyyunnu');
  await field(page, 'Confirm Password').fill('mazha');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Confirm Password')).toBeFocused();
  await expectFieldError(field(page, 'Confirm Password'), 'Please make sure your passwords match');

  // Either password corrects the error.
  await field(page, 'Password').fill('mazha');
  await expect(field(page, 'Confirm Password')).toHaveAttribute('aria-invalid', 'false');
  for (const label of ['Password', 'Confirm Password']) await field(page, label).fill('mazha-peyyunnu');
  await button(page, 'Sign Up').click();
  await expect(field(page, 'Email')).toBeFocused();
  await expectFieldError(field(page, 'Email'), 'An account with this email already exists');

  await openPage(page, '/opt-out');
  await field(page, 'Email').fill('nobody');
  await button(page, texts.optOut.submit).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expectFieldError(field(page, 'Email'), 'Please enter a valid email address');
});

test('a contact message that is submitted before the scripts load is sent afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await writeContactMessage(page);
  await button(page, 'Send Message').click();
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'Subject')).toHaveValue('A concert');

  const sent = page.waitForRequest('**/api/contact');
  await release();

  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Gayathri',
    subject: 'A concert',
    message: 'Would you come?',
  });
  await expect(page.getByRole('heading', { name: texts.contact.sent })).toBeVisible();
});

test('a log-in by Enter before the scripts load happens afterwards', async ({ page, account }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await field(page, 'Password').press('Enter');
  await expect(page).toHaveURL('/auth');

  await release();

  await expectToast(page, ...sentences.login.succeeded);
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
});

test('a new attempt removes the toast of the previous attempt', async ({ page, account, scriptErrors }) => {
  scriptErrors.expectErrorResponse(401, '/api/auth/login');
  const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('paragraph');
  await openPage(page, '/auth');
  await button(page, 'Sign In').click();
  await expectToast(page, ...sentences.credentials.invalidEmail);
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill('not-the-password');
  await button(page, 'Sign In').click();
  await expectToast(page, ...sentences.login.wrongPassword);
  await expect(shown).toHaveCount(1);

  await field(page, 'Password').fill(account.password);
  await button(page, 'Sign In').click();

  await expectToast(page, ...sentences.login.succeeded);
  await expect(shown).toHaveCount(1);
});

test('a toast covers neither what was pressed nor what has the focus, nor the title of the page', async ({
  page,
  ownerApi,
}) => {
  const toast = page.locator('.toast');
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, '/ml/auth');
  const submit = page.locator('main form [type="submit"]');
  // It ends where the toast appears.
  await submit.evaluate((pressed) => scrollBy(0, pressed.getBoundingClientRect().bottom - innerHeight + 8));
  await submit.click();
  await expect(page.locator('main input:focus')).toBeVisible();
  await expectClear(toast, page.locator('main form [type="submit"], main input:focus, h1'));

  // At the end of the page, its end moves nothing; the page is as long as before once the visitor scrolls up.
  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-height'));
  const end = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(end);
  expect(await height()).not.toBe('');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(height).toBe('');

  await ownerApi.uploadSong({ title: 'Covered' });
  await openPage(page, '/ml/songs');
  const play = page.locator('main article button').first();
  await play.evaluate((pressed) => scrollBy(0, pressed.getBoundingClientRect().bottom - innerHeight + 8));
  await play.click();
  // The player appears below the toast.
  await expect(page.locator('.player-bar button').first()).toBeVisible();
  await expectClear(toast, page.locator('main article button').first());
  await expectClear(toast, page.locator('h1'));
});

for (const path of ['/songs', '/ml/songs']) {
  test(`a toast on ${path} shows all of its words on a small phone`, async ({ page, ownerApi }) => {
    const title = 'മഴത്തുള്ളികൾ പൊഴിഞ്ഞുവീണപ്പോൾ '.repeat(6).trim();
    await ownerApi.uploadSong({ title });
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, path);
    await page.locator('main article button').first().click();
    const toast = page.locator('.toast').filter({ hasText: title });
    // It stays while the visitor points at it.
    await toast.hover();
    await expectWhole(toast.locator('.toast-text'));
  });
}

test('a field has a border and its label has none', async ({ page }) => {
  await openPage(page, '/contact');
  const borderOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await borderOf(page.locator('label', { hasText: 'Subject' }))).toBe('0px');
  expect(await borderOf(page.getByLabel('Subject'))).toBe('1px');
});

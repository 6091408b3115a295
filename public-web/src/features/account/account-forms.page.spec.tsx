import { sentences, texts } from '../../../../e2e/support/sentences';
import {
  button,
  descriptionOf,
  expectText,
  expectToast,
  field,
  fill,
  expectFocus,
  isInvalid,
  main,
  MEERA,
  openPage,
  press,
  screen,
  server,
  sessionOf,
  withSite,
  waitFor,
} from '../../../test/site';

import { account } from '../../translations/en/account';

const PASSWORD = 'mazha-peyyunnu';

const forms = {
  login: {
    address: '/auth?returnTo=/contact',
    fields: { Email: MEERA.email, Password: PASSWORD },
    submit: 'Sign In',
    api: '/api/auth/login',
  },
  signup: {
    address: '/auth?mode=signup',
    fields: { 'Full Name': 'Meera', Email: MEERA.email, Password: PASSWORD, 'Confirm Password': PASSWORD },
    submit: 'Sign Up',
    api: '/api/auth/signup',
  },
  reset: {
    address: '/auth?mode=forgot',
    fields: { Email: MEERA.email },
    submit: 'Send Reset Link',
    api: '/api/auth/forgot-password',
  },
} as const;

type Form = (typeof forms)[keyof typeof forms];

async function fillIn(form: Form, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...form.fields, ...changes }))
    await fill(field(label), value);
}

const submit = async (form: Form) => press(await main().findByRole('button', { name: form.submit }));

withSite();

it('the log-in says after a restore that the site is restored', async () => {
  await openPage('/auth?restored&returnTo=/admin/settings/care');
  await expectText(account.login.restored);
});

describe.each(['login', 'signup', 'reset'] as const)('%s', (name) => {
  const form = forms[name];
  const said: Record<'invalidEmail' | 'otherwise' | 'unexpected', readonly [string, string]> =
    sentences[name];

  it('reports that the server rejects the email', async () => {
    server.refuse('post', form.api, 400, 'INVALID_EMAIL');
    await openPage(form.address);
    await fillIn(form);
    await submit(form);
    await expectToast(...said.invalidEmail);
    await expectFocus(() => field('Email'));
  });

  it('reports an error response without a code', async () => {
    server.lose('post', form.api);
    await openPage(form.address);
    await fillIn(form);
    await submit(form);
    await expectToast(...said.otherwise);
  });

  it('reports an outage, and keeps the typed email', async () => {
    server.fail('post', form.api);
    await openPage(form.address);
    await fillIn(form);
    await submit(form);
    await expectToast(...said.unexpected);
    expect(field('Email').value).toBe(MEERA.email);
  });
});

describe('sent once, however often the button is pressed, is', () => {
  async function pressTwice(form: Form) {
    await openPage(form.address);
    await fillIn(form);
    const pressed = button(form.submit);
    pressed.click();
    pressed.click();
  }

  it('a log-in, which leads back to the page', async () => {
    server.answer('post', '/api/auth/login', 200, sessionOf(MEERA));
    await pressTwice(forms.login);
    await expectToast(...sentences.login.succeeded);
    await waitFor(() => expect(location.pathname).toBe('/contact'));
    expect(screen.getByRole('banner').textContent).toContain(MEERA.email);
    expect(server.received('post', '/api/auth/login')).toEqual([{ email: MEERA.email, password: PASSWORD }]);
  });

  it('a sign-up', async () => {
    server.answer('post', '/api/auth/signup', 201, MEERA);
    await pressTwice(forms.signup);
    await expectToast(...sentences.signup.succeeded);
    await screen.findByRole('heading', { name: texts.auth.signedUp });
    expect(server.received('post', '/api/auth/signup')).toEqual([
      { email: MEERA.email, password: PASSWORD, name: 'Meera' },
    ]);
  });

  it('a request for a new password', async () => {
    server.answer('post', '/api/auth/forgot-password', 204);
    await pressTwice(forms.reset);
    await expectToast(...sentences.reset.succeeded);
    await expectText(texts.auth.resetSent);
    expect(server.received('post', '/api/auth/forgot-password')).toEqual([{ email: MEERA.email }]);
  });
});

const refusals: { status: number; code: string; said: readonly [string, string]; at: string | null }[] = [
  { status: 401, code: 'WRONG_PASSWORD', said: sentences.login.wrongPassword, at: 'Password' },
  { status: 401, code: 'USER_NOT_FOUND', said: sentences.login.unknownUser, at: 'Email' },
  { status: 403, code: 'USER_DISABLED', said: sentences.login.disabled, at: null },
  { status: 429, code: 'TOO_MANY_REQUESTS', said: sentences.login.tooManyTries, at: null },
];

it.each(refusals)('a log-in that is refused with $code says so', async ({ status, code, said, at }) => {
  server.refuse('post', '/api/auth/login', status, code);
  await openPage(forms.login.address);
  await fillIn(forms.login);

  await submit(forms.login);

  await expectToast(...said);
  if (at === null) return;
  await expectFocus(() => field(at));
  expect(descriptionOf(field(at))).toBe(said[1]);
});

it('a request for a new password without an account says so', async () => {
  server.refuse('post', '/api/auth/forgot-password', 404, 'USER_NOT_FOUND');
  await openPage('/auth?mode=forgot');
  await fillIn(forms.reset);

  await submit(forms.reset);

  await expectToast(...sentences.reset.unknownUser);
});

it('a log-in reports what is missing', async () => {
  await openPage(forms.login.address);

  await fillIn(forms.login, { Email: 'no address' });
  await submit(forms.login);
  await expectToast(...sentences.credentials.invalidEmail);

  await fillIn(forms.login, { Password: '' });
  await submit(forms.login);
  await expectToast(...sentences.credentials.missingPassword);
});

it('a new attempt takes the place of the toast of the previous one', async () => {
  server.refuse('post', '/api/auth/login', 401, 'WRONG_PASSWORD');
  await openPage(forms.login.address);
  await submit(forms.login);
  await expectToast(...sentences.credentials.invalidEmail);
  await fillIn(forms.login);
  await submit(forms.login);
  await expectToast(...sentences.login.wrongPassword);

  server.answer('post', '/api/auth/login', 200, sessionOf(MEERA));
  await submit(forms.login);

  await expectToast(...sentences.login.succeeded);
});

it('a sign-up reports each error, in the order of the rules', async () => {
  const { signup } = forms;
  server.refuse('post', '/api/auth/signup', 400, 'WEAK_PASSWORD');
  await openPage(signup.address);
  await fillIn(signup, { 'Full Name': '', Password: 'short', 'Confirm Password': '' });
  await submit(signup);
  await expectToast(...sentences.credentials.missingName);

  await fill(field('Full Name'), 'Meera');
  await submit(signup);
  await expectToast(...sentences.credentials.mismatch);

  await fill(field('Confirm Password'), 'short');
  await submit(signup);
  await expectToast(...sentences.credentials.tooShort);

  await fillIn(signup, { Password: 'password', 'Confirm Password': 'password' });
  await submit(signup);
  await expectToast(...sentences.signup.weakPassword);

  server.refuse('post', '/api/auth/signup', 409, 'EMAIL_ALREADY_IN_USE');
  await fillIn(signup);
  await submit(signup);
  await expectToast(...sentences.signup.taken);
  await expectFocus(() => field('Email'));
  expect(descriptionOf(field('Email'))).toBe('An account with this email already exists');
});

it('each field of a sign-up has its error, and either password corrects that they differ', async () => {
  await openPage('/auth?mode=signup');
  expect(descriptionOf(field('Password'))).toBe('At least 6 characters, and not one of the most common.');
  await submit(forms.signup);
  await expectFocus(() => field('Full Name'));
  const errors = Object.keys(forms.signup.fields).map((label) => descriptionOf(field(label)));
  expect(errors).toEqual([
    'Please enter your full name',
    'Please enter a valid email address',
    'Please enter your password',
    'Please make sure your passwords match',
  ]);

  await fillIn(forms.signup, { 'Confirm Password': 'mazha' });
  await submit(forms.signup);
  await expectFocus(() => field('Confirm Password'));
  expect(descriptionOf(field('Confirm Password'))).toBe('Please make sure your passwords match');
  await fill(field('Password'), 'mazha');
  await waitFor(() => expect(isInvalid(field('Confirm Password'))).toBe(false));
});

it('a late answer to one form keeps what was typed into another', async () => {
  server.answer('post', '/api/auth/forgot-password', 204);
  const release = server.hold('post', '/api/auth/forgot-password');
  await openPage('/auth?mode=forgot');
  await fillIn(forms.reset);
  await submit(forms.reset);
  await press(screen.getByRole('link', { name: texts.auth.back }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  await fill(field('Password'), PASSWORD);

  release();

  await expectToast(...sentences.reset.succeeded);
  expect(field('Password').value).toBe(PASSWORD);
});

describe.each([
  ['/auth', '/setup', 'This site has no owner yet: set it up at /setup.'],
  ['/ml/auth', '/ml/setup', 'ഈ സൈറ്റിന് ഇതുവരെ ഉടമയില്ല: /setup എന്ന പേജിൽ ഒരുക്കാം.'],
])('%s of a site that is not public', (address, setup, sentence) => {
  const siteTexts = { isNotPublic: true };

  it('says where the site is set up while it has no owner', async () => {
    server.answer('get', '/api/setup', 200, { isOpen: true, asksEmail: true });
    await openPage(address, { siteTexts });
    const link = await main().findByRole('link', { name: /\/setup/ });
    expect([link.parentElement?.textContent, link.getAttribute('href')]).toEqual([sentence, setup]);
  });

  it('says nothing of it once there is an owner', async () => {
    server.answer('get', '/api/setup', 200, { isOpen: false, asksEmail: true });
    await openPage(address, { siteTexts });
    await waitFor(() => expect(server.requests.map(({ line }) => line)).toContain('GET /api/setup'));
    expect(main().queryByRole('link', { name: /\/setup/ })).toBeNull();
  });
});

import { sentences, texts } from '../../../../e2e/support/sentences';
import {
  button,
  descriptionOf,
  expectFocus,
  expectText,
  expectToast,
  field,
  fill,
  hasToast,
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

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => main().getByRole('link', { name });

withSite();

it('each mode focuses its heading, has its own title, and keeps the typed email', async () => {
  await openPage('/auth');
  expect(document.title).toBe('Sign In · Paattu');
  await press(button('Sign In'));
  await expectToast(...sentences.credentials.invalidEmail);
  await fill(field('Email'), MEERA.email);
  await waitFor(() => expect(hasToast()).toBe(false));
  await press(button('Sign In'));
  await expectToast(...sentences.credentials.missingPassword);

  await press(link('Forgot your password?'));
  const forgot = await heading('Forgot Password');
  await expectFocus(() => forgot);
  await waitFor(() => expect(hasToast()).toBe(false));
  await waitFor(() => expect(document.title).toBe('Forgot Password · Paattu'));
  expect(field('Email').value).toBe(MEERA.email);

  await press(await expectText(texts.auth.back));
  await heading('Welcome Back');
  await press(link('Sign up'));
  const signup = await heading('Create Your Account');
  await expectFocus(() => signup);
  await waitFor(() => expect(document.title).toBe('Sign Up · Paattu'));
});

it('a typed password can be shown, and is hidden again when it is sent', async () => {
  server.refuse('post', '/api/auth/login', 401, 'WRONG_PASSWORD');
  await openPage('/auth');
  await fill(field('Email'), MEERA.email);
  await fill(field('Password'), 'mazha-peyyunnu');

  await press(button('Show password'));
  await waitFor(() => expect(field('Password').type).toBe('text'));
  await press(button('Hide password'));
  await waitFor(() => expect(field('Password').type).toBe('password'));

  await press(button('Show password'));
  await press(button('Sign In'));
  await waitFor(() => expect(field('Password').type).toBe('password'));
  expect(field('Password').value).toBe('mazha-peyyunnu');
  await expectToast(...sentences.login.wrongPassword);
});

it('a password link without a token offers a new link', async () => {
  await openPage('/auth?mode=reset-password');
  await screen.findByText('This link is invalid or has expired.');
  expect(screen.queryByRole('form')).toBeNull();

  await press(link('Request a New Link'));

  const forgot = await heading('Forgot Password');
  await expectFocus(() => forgot);
});

it('a used password link offers a new link', async () => {
  server.refuse('post', '/api/auth/reset-password', 400, 'INVALID_TOKEN');
  await openPage('/auth?mode=reset-password&token=used-up');
  await fill(field('New Password'), 'another-monsoon');
  await fill(field('Confirm Password'), 'another-monsoon');

  await press(button('Save Password'));

  const sentence = await main().findByText('This link is invalid or has expired.');
  await expectFocus(() => sentence);
  expect(link('Request a New Link')).toBeTruthy();
});

it('a verification link without a token is invalid without a request', async () => {
  await openPage('/auth?mode=verify-email');

  expect(screen.getByRole('alert').textContent).toContain('This link is invalid or has expired.');
});

it('a verification link with an unknown token is invalid', async () => {
  server.refuse('post', '/api/auth/verify-email', 400, 'INVALID_TOKEN');
  await openPage('/auth?mode=verify-email&token=made-up');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^This link is invalid or has expired\..* sign in to have a new one sent to you\.$/,
  );
  expect(server.received('post', '/api/auth/verify-email')).toEqual([{ token: 'made-up' }]);
});

it('a rate-limited verification reports the limit, not an invalid link', async () => {
  server.refuse('post', '/api/auth/verify-email', 429, 'TOO_MANY_REQUESTS');
  await openPage('/auth?mode=verify-email&token=any');

  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Please try again later.');
  expect(button('Try Again')).toBeTruthy();
});

it('a verification link reports an outage and can be tried again', async () => {
  server.fail('post', '/api/auth/verify-email');
  await openPage('/auth?mode=verify-email&token=any');
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred');

  server.refuse('post', '/api/auth/verify-email', 400, 'INVALID_TOKEN');
  await press(button('Try Again'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('This link is invalid or has expired.'),
  );
});

it('a signed-in user can request a new verification link', async () => {
  server.refuse('post', '/api/auth/verify-email', 400, 'INVALID_TOKEN');
  server.answer('post', '/api/auth/login', 200, sessionOf({ ...MEERA, emailVerified: false }));
  server.answer('post', '/api/auth/resend-verification', 204);
  await openPage('/auth?mode=verify-email&token=made-up');
  await press(await expectText(texts.auth.back));
  await heading('Welcome Back');
  await fill(field('Email'), MEERA.email);
  await fill(field('Password'), 'mazha-peyyunnu');
  await press(button('Sign In'));

  await press(await main().findByRole('button', { name: 'Send a New Link' }));

  const sent = await main().findByText(/^A verification link is on its way to/);
  expect(sent.textContent).toContain(MEERA.email);
});

it('a signed-in user leaves the sign-in page', async () => {
  await openPage('/auth?returnTo=/contact', { as: MEERA });

  await waitFor(() => expect(location.pathname).toBe('/contact'));
  await screen.findByRole('heading', { level: 1, name: 'Get in Touch' });
});

it('a signed-in user changes the password, and reads at the field that the current one is wrong', async () => {
  server.refuse('post', '/api/auth/change-password', 400, 'WRONG_PASSWORD');
  await openPage('/auth?mode=change-password', { as: MEERA });
  expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(MEERA.email);
  await fill(field('Current Password'), 'not-the-password');
  await fill(field('New Password'), 'another-monsoon');
  await fill(field('Confirm Password'), 'another-monsoon');
  await press(button('Change Password'));
  await expectToast('Error', 'Incorrect password');
  await expectFocus(() => field('Current Password'));
  expect(descriptionOf(field('Current Password'))).toBe('Incorrect password');
});

it('a change of the password says that the other devices are signed out, and leads back to the page', async () => {
  server.answer('post', '/api/auth/change-password', 204);
  await openPage('/contact', { as: MEERA });
  const change = () => screen.findByRole('link', { name: `${MEERA.email}, Change Your Password` });
  await press(await change());
  const title = await heading('Change Your Password');
  await expectFocus(() => title);
  // Its own link leads back to the same page, not to this one.
  expect((await change()).getAttribute('href')).toBe('/auth?mode=change-password');
  await fill(field('Current Password'), 'mazha-peyyunnu');
  await fill(field('New Password'), 'another-monsoon');
  await fill(field('Confirm Password'), 'another-monsoon');
  await press(button('Change Password'));

  const done = await main().findByText('You stay signed in here, and are signed out everywhere else.');
  await expectFocus(() => done);
  expect(server.received('post', '/api/auth/change-password')).toEqual([
    { currentPassword: 'mazha-peyyunnu', password: 'another-monsoon' },
  ]);
  await press(link('Continue'));
  await waitFor(() => expect(location.pathname).toBe('/contact'));
});

it('a log-out that fails keeps the session', async () => {
  server.lose('post', '/api/auth/logout');
  await openPage('/contact', { as: MEERA });
  const banner = screen.getByRole('banner');
  expect(banner.textContent).toContain(MEERA.email);

  const [signOut] = screen.getAllByRole('button', { name: 'Sign Out' });
  await press(signOut!);

  await expectToast(...sentences.session.notSignedOut);
  expect(banner.textContent).toContain(MEERA.email);
});

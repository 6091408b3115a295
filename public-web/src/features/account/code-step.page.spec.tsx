import {
  button,
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  MEERA,
  openPage,
  press,
  screen,
  server,
  sessionOf,
  waitFor,
  withSite,
} from '../../../test/site';
import { account as en } from '../../translations/en/account';
import { account as ml } from '../../translations/ml/account';
import { errors } from '../../translations/ml/errors';

const LOG_IN = '/api/auth/login';
const PASSWORD = 'mazha-peyyunnu';

withSite();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sends the form of the log-in, whose account needs a code. */
async function logIn(path: string, t: typeof en): Promise<HTMLInputElement> {
  server.refuse('post', LOG_IN, 401, 'SECOND_STEP_NEEDED');
  await openPage(path);
  await fill(field(t.fields.email), MEERA.email);
  await fill(field(t.fields.password), PASSWORD);
  await press(button(t.login.submit));
  await screen.findByRole('form', { name: t.code.title });
  const code = field(t.code.label);
  await expectFocus(() => code);
  return code;
}

it('takes a code after the password, and goes on', async () => {
  const code = await logIn('/auth?returnTo=/contact', en);
  expect(screen.queryByRole('alert')).toBeNull();
  await press(button(en.login.submit));
  await expectToast(en.code.missing.title, en.code.missing.description);
  server.answer('post', LOG_IN, 200, sessionOf(MEERA));
  await fill(code, ' 287082 ');
  await press(button(en.login.submit));
  await expectToast('Login Successful', 'Welcome back!');
  await waitFor(() => expect(location.pathname).toBe('/contact'));
  expect(server.received('post', LOG_IN)).toEqual([
    { email: MEERA.email, password: PASSWORD },
    { email: MEERA.email, password: PASSWORD, code: '287082' },
  ]);
});

it('says in Malayalam that the code is wrong, keeps it, and leads back to the form', async () => {
  const code = await logIn('/ml/auth', ml);
  server.refuse('post', LOG_IN, 401, 'WRONG_CODE');
  await fill(code, '000000');
  await press(button(ml.login.submit));
  await expectToast(ml.login.failed, errors.WRONG_CODE);
  await expectFocus(() => code);
  expect([code.value, descriptionOf(code)]).toEqual(['000000', errors.WRONG_CODE]);
  await press(button(ml.backToSignIn));
  expect(field(ml.fields.email).value).toBe(MEERA.email);
});

import {
  validateCredentials,
  NO_CREDENTIALS,
  type Credentials,
  type FormMode,
} from './credentials-validation';
import { account } from '../../translations/en/account';

const t = account.validation;
const complete: Credentials = {
  name: 'Anupama',
  email: 'anupama@example.org',
  password: 'river-song',
  confirmPassword: 'river-song',
};

test.each<FormMode>(['login', 'signup', 'forgot', 'reset-password'])(
  'complete credentials pass for %s',
  (mode) => {
    expect(validateCredentials(mode, complete, t)).toBeNull();
  },
);

test.each<[FormMode, Partial<Credentials>, string, string]>([
  ['login', NO_CREDENTIALS, 'Invalid Email', 'Please enter a valid email address'],
  ['login', { email: 'anupama@example' }, 'Invalid Email', 'Please enter a valid email address'],
  ['login', { password: '' }, 'Missing Password', 'Please enter your password'],
  ['forgot', { email: 'a b@example.org' }, 'Invalid Email', 'Please enter a valid email address'],
  ['signup', { name: ' ', password: '' }, 'Missing Password', 'Please enter your password'],
  ['signup', { name: ' ', confirmPassword: '' }, 'Missing Name', 'Please enter your full name'],
  [
    'signup',
    { password: 'abc', confirmPassword: 'abd' },
    "Passwords Don't Match",
    'Please make sure your passwords match',
  ],
  [
    'signup',
    { password: '12345', confirmPassword: '12345' },
    'Password Too Short',
    'Password must be at least 6 characters long',
  ],
  ['reset-password', { email: '', name: '', password: '' }, 'Missing Password', 'Please enter your password'],
])('%s with %j', (mode, wrong, title, description) => {
  expect(validateCredentials(mode, { ...complete, ...wrong }, t)).toMatchObject({ title, description });
});

test('a log-in and a request for a new password need no other field', () => {
  expect(
    validateCredentials('login', { ...NO_CREDENTIALS, email: complete.email, password: 'x' }, t),
  ).toBeNull();
  expect(validateCredentials('forgot', { ...NO_CREDENTIALS, email: complete.email }, t)).toBeNull();
});

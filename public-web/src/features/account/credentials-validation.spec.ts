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
  currentPassword: 'sea-song',
  password: 'river-song',
  confirmPassword: 'river-song',
};

test.each<FormMode>(['login', 'signup', 'forgot', 'reset-password', 'change-password'])(
  'complete credentials pass for %s',
  (mode) => {
    expect(validateCredentials(mode, complete, t)).toEqual([]);
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
])('%s with %j: the first broken rule', (mode, wrong, title, message) => {
  expect(validateCredentials(mode, { ...complete, ...wrong }, t)[0]).toMatchObject({ title, message });
});

test.each<[FormMode, (keyof Credentials)[]]>([
  ['login', ['email', 'password']],
  ['signup', ['email', 'password', 'name', 'confirmPassword']],
  ['forgot', ['email']],
  ['reset-password', ['password', 'confirmPassword']],
  ['change-password', ['currentPassword', 'password', 'confirmPassword']],
])('everything that is missing for %s is reported', (mode, fields) => {
  const broken = validateCredentials(mode, NO_CREDENTIALS, t);
  expect([...new Set(broken.map(({ field }) => field))]).toEqual(fields);
});

test('the first error of a field says what to do first', () => {
  const broken = validateCredentials('signup', { ...complete, password: '', confirmPassword: '' }, t);
  expect(broken.find(({ field }) => field === 'password')?.message).toBe('Please enter your password');
});

test('a log-in and a request for a new password need no other field', () => {
  expect(
    validateCredentials('login', { ...NO_CREDENTIALS, email: complete.email, password: 'x' }, t),
  ).toEqual([]);
  expect(validateCredentials('forgot', { ...NO_CREDENTIALS, email: complete.email }, t)).toEqual([]);
});

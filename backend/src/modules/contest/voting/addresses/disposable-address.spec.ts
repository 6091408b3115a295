import { expect, it } from 'vitest';
import { isDisposable, isRelay } from './disposable-address.js';

it.each([
  'a@gmail.com',
  'a@googlemail.com',
  'a@rediffmail.com',
  'a@protonmail.com',
  'a@proton.me',
  'a@outlook.com',
  'a@hotmail.com',
  'a@yahoo.co.in',
  'a@icloud.com',
  'a@fastmail.com',
  'a@zoho.in',
  'a@student.kerala.ac.in',
  'a@com',
])('%s is an everyday address', (email) => {
  expect([isDisposable(email), isRelay(email)]).toEqual([false, false]);
});

it.each(['a@mailinator.com', 'a@any.MAILINATOR.com', 'a@yopmail.com.', 'a@yopmail。com', 'a@maskmy.id'])(
  '%s is disposable',
  (email) => {
    expect(isDisposable(email)).toBe(true);
  },
);

it('does not take a domain for disposable because its name ends so', () => {
  expect(isDisposable('a@everydaymailinator.com')).toBe(false);
});

it.each(['a@duck.com', 'a@privaterelay.appleid.com', 'a@mozmail.com', 'a@asha.aleeas.com', 'a@asha.addy.io'])(
  '%s is a relay, which is allowed',
  (email) => {
    expect([isDisposable(email), isRelay(email)]).toEqual([false, true]);
  },
);

import { isDisposable, relayOf } from './disposable-address.js';

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
  expect([isDisposable(email), relayOf(email)]).toEqual([false, null]);
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

it.each([
  ['a@duck.com', 'DuckDuckGo'],
  ['a@privaterelay.appleid.com', 'Apple'],
  ['a@mozmail.com', 'Firefox Relay'],
  ['a@asha.mozmail.com', 'Firefox Relay'],
  ['a@asha.aleeas.com', 'SimpleLogin'],
  ['a@passmail.net', 'SimpleLogin'],
  ['a@asha.addy.io', 'addy.io'],
  ['a@use.startmail.com', 'StartMail aliases'],
])('%s is an address of the relay %s, which is allowed', (email, relay) => {
  expect([isDisposable(email), relayOf(email)]).toEqual([false, relay]);
});

it.each(['a@startmail.com', 'a@hush.com', 'a@firefox.com', 'a@appleid.com', 'a@asha.sent.com'])(
  '%s is no address of a relay',
  (email) => {
    expect(relayOf(email)).toBeNull();
  },
);

import { dictionary } from '@zxcvbn-ts/language-common';
import { checkNewPassword, staffPasswordError } from './password-policy.js';

const TOO_SHORT = {
  status: 400,
  code: 'PASSWORD_TOO_SHORT',
  message: 'Password must be at least 6 characters long',
};
const WEAK = { status: 400, code: 'WEAK_PASSWORD', message: 'Password is too weak' };

describe('a new password', () => {
  // @trust password-policy
  it.each(['', 'a', 'xk9#2'])('of fewer than 6 characters is too short: %j', (password) => {
    expect(() => checkNewPassword(password)).toThrow(expect.objectContaining(TOO_SHORT));
  });

  // @trust password-policy
  it.each(['123456', 'password', 'qwerty', 'iloveyou', 'PASSWORD', 'Letmein', 'trustno1', 'sunshine'])(
    'that is among the most used is too weak: %s',
    (password) => {
      expect(() => checkNewPassword(password)).toThrow(expect.objectContaining(WEAK));
    },
  );

  // @trust password-policy
  it('is none of the 3,000 most common ones, in any case', () => {
    const mostUsed = dictionary['passwords-common']
      .map(String)
      .filter((password) => password.length >= 6)
      .slice(0, 3_000);
    expect(mostUsed).toHaveLength(3_000);
    const spellings = mostUsed.flatMap((password) => [password, password.toUpperCase()]);
    const accepted = spellings.filter((password) => {
      try {
        checkNewPassword(password);
        return true;
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual([]);
  });

  it.each(['xk9#2q', 'മഴക്കത്ത്', 'six words are better than one'])('accepts %s', (password) => {
    expect(() => checkNewPassword(password)).not.toThrow();
  });
});

describe('a password of staff', () => {
  const TEXTS = ['paattu', 'Asha Menon', 'asha@songs.example', 'Monsoon Letters'];

  // @trust password-policy
  it.each([
    ['xk9#2q7vn!a', 'STAFF_PASSWORD_TOO_SHORT'],
    ['മഴക്കത്ത്', 'STAFF_PASSWORD_TOO_SHORT'],
    ['savedbygrace', 'STAFF_PASSWORD_WEAK'],
    ['BradleyCooper', 'STAFF_PASSWORD_WEAK'],
    ['paattu-2026-asha', 'STAFF_PASSWORD_WEAK'],
    ['monsoonletters1!', 'STAFF_PASSWORD_WEAK'],
    ['asha@songs.example', 'STAFF_PASSWORD_WEAK'],
    ['aaaaaaaaaaaaaaaa', 'STAFF_PASSWORD_WEAK'],
    ['121212121212', 'STAFF_PASSWORD_WEAK'],
    ['seven boats leave early', null],
    ['kq7t-mz4p-x9rd-wv3h', null],
    ['ഏഴു തോണികൾ നേരത്തേ പോയി', null],
  ])('%s: %s', (password, expected) => {
    expect(staffPasswordError(password, TEXTS)).toBe(expected);
  });
});

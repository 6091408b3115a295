import { dictionary } from '@zxcvbn-ts/language-common';
import { checkNewPassword } from './password-policy.js';

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

import { expect } from '@playwright/test';
import { uniqueEmail } from '../../support/names.js';
import { signIn } from '../../support/test.js';
import { type State } from './state.js';

export const accountStates: State[] = [
  ...['signup', 'forgot', 'reset-password&token=any', 'reset-password'].map((mode): State => ({
    name: `/auth in mode ${mode}`,
    path: `/auth?mode=${mode}`,
  })),
  {
    name: '/auth in mode change-password',
    path: '/auth?mode=change-password',
    async prepare(page, visitorApi) {
      const account = { name: 'Meera Das', email: uniqueEmail('meera'), password: 'mazha-peyyunnu' };
      await visitorApi.signUp(account);
      await signIn(page.context(), account);
    },
    arrange: (page) => expect(page.locator('main input[type="password"]')).toHaveCount(3),
  },
  {
    name: '/auth in mode sessions',
    path: '/auth?mode=sessions',
    async prepare(page, visitorApi) {
      const account = { name: 'Meera Das', email: uniqueEmail('meera'), password: 'mazha-peyyunnu' };
      await visitorApi.signUp(account);
      await signIn(page.context(), account);
      await signIn(page.context(), account);
    },
    arrange: (page) => expect(page.locator('main li')).toHaveCount(2),
  },
  {
    name: '/auth with an invalid link',
    path: '/auth?mode=verify-email&token=made-up',
    errors: /status of 400/,
    arrange: (page) => expect(page.locator('main [role="alert"]')).toBeVisible(),
  },
];

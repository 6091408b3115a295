import { expect } from '@playwright/test';
import { type State } from './state.js';

export const accountStates: State[] = [
  ...['signup', 'forgot', 'reset-password&token=any', 'reset-password'].map((mode): State => ({
    name: `/auth in mode ${mode}`,
    path: `/auth?mode=${mode}`,
  })),
  {
    name: '/auth with an invalid link',
    path: '/auth?mode=verify-email&token=made-up',
    errors: /status of 400/,
    arrange: (page) => expect(page.locator('main [role="alert"]')).toBeVisible(),
  },
];

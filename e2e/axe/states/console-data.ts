import { expect } from '@playwright/test';
import { type State } from './state.js';

export const consoleDataStates: State[] = [
  {
    name: '/admin/settings/privacy with the errors of a hold',
    path: '/admin/settings/privacy',
    async arrange(page) {
      await page.getByRole('button', { name: 'Set the hold' }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2);
    },
  },
  {
    name: '/admin/settings/privacy with the error of a term',
    path: '/admin/settings/privacy',
    async arrange(page) {
      await page
        .getByRole('button', { name: /^Change how long it stays/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Days' }).fill('0');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Days' })).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: '/admin/settings/privacy where nothing loaded',
    path: '/admin/settings/privacy',
    errors: /ERR_FAILED/,
    prepare: (page) =>
      page.route(/\/api\/admin\/(retention|legal-holds|erase-requests)/, (route) => route.abort()),
    arrange: (page) => expect(page.locator('main [role="alert"]').first()).toBeVisible(),
  },
];

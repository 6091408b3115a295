import { expect } from '@playwright/test';
import { contestField, openFold } from '../../support/contest-form.js';
import { datesOf, FIRST_CONTEST, setContest } from '../../support/contests.js';
import { settle } from '../../support/requests.js';
import { openFirst } from './console-pages.js';
import { type State } from './state.js';

export const consoleContestStates: State[] = [
  {
    name: 'the rules of the first contest',
    path: '/admin/contest/setup/all',
    async arrange(page) {
      await openFirst(page, 'contests');
      await page.getByRole('link', { name: /^Rules of / }).click();
      await expect(page.getByRole('textbox', { name: 'Rules in English' })).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'the site at a date of the first contest',
    path: '/admin/contest/setup/all',
    async arrange(page) {
      await openFirst(page, 'contests');
      await page.getByRole('region', { name: 'Timeline' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settle(page);
    },
  },
  {
    name: 'the question what to copy of a contest',
    path: '/admin/contest/setup/all',
    async arrange(page) {
      await page
        .getByRole('button', { name: /^Copy / })
        .first()
        .click();
      await expect(page.getByRole('group', { name: 'What to copy' })).toBeVisible();
    },
  },
  {
    name: 'the extension of the first contest, with the error of its reason',
    path: '/admin/contest/setup/all',
    // Submissions are open.
    prepare: (_page, _visitorApi, product) =>
      setContest(product, FIRST_CONTEST, { ...datesOf(2), certifiedAt: null }),
    async arrange(page) {
      await openFirst(page, 'contests');
      await contestField(page, 'Submissions close').fill('2098-07-27T00:00');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(1);
    },
  },
  {
    name: '/admin/contest/setup/create with errors',
    path: '/admin/contest/setup/create',
    async arrange(page) {
      await openFold(page, 'Tutorial and sponsor');
      await page.getByRole('textbox', { name: 'Tutorial video' }).fill('not a link');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    },
  },
];

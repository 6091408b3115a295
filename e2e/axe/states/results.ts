import { expect, type Page, request } from '@playwright/test';
import { logIn, OwnerApi, type VisitorApi } from '../../support/api.js';
import { FIRST_CONTEST } from '../../support/contests.js';
import type { Product } from '../../support/product.js';
import { announceResult, correctResult } from '../../support/results.js';
import { owner } from '../../support/stack.js';
import type { State } from './state.js';

const PATH = `/contests/${FIRST_CONTEST}/results`;

/** A result, and a correction of it. */
async function decide(_page: Page, _api: VisitorApi, product: Product): Promise<void> {
  const door = await request.newContext({ baseURL: product.origin });
  const { accessToken } = await logIn(door, owner);
  const signedIn = await request.newContext({
    baseURL: product.origin,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  });
  const hands = { product, ownerApi: new OwnerApi(signedIn) };
  await announceResult(hands);
  await correctResult(hands);
}

const verify = (page: Page) => page.locator('.result-columns button.btn').first();

export const resultStates: State[] = [
  {
    name: 'the result of a contest, verified, with all that is folded',
    path: PATH,
    prepare: decide,
    async arrange(page) {
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await verify(page).click();
      await expect(page.locator('main [role="status"] .text-leaf')).toBeVisible();
    },
  },
  {
    name: 'an older version of the result, whose files do not load',
    path: `${PATH}?version=1`,
    errors: /ERR_FAILED/,
    async prepare(page, ...rest) {
      await decide(page, ...rest);
      await page.route('**/results/1/files/roll.txt', (route) => route.abort());
    },
    async arrange(page) {
      await page.locator('details:has(> .result-columns) > summary').click();
      await verify(page).click();
      await expect(page.locator('.result-columns [role="status"] p').first()).toBeVisible();
    },
  },
  { name: 'the winner on the home page', path: '/', prepare: decide },
];

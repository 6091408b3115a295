import { expect, type Locator, type Page } from '@playwright/test';
import type { VisitorApi } from '../../support/api.js';
import type { Product } from '../../support/product.js';
import type { ScriptErrors } from '../../support/script-errors.js';

/** A screen in one of its states. */
export interface State {
  name: string;
  /** Where it begins, in the default language. */
  path: string;
  /** On a site without songs and entries. */
  empty?: true;
  /** Only screens below this width have it, in px. */
  below?: number;
  /** The browser reports these as errors. */
  errors?: RegExp;
  /** Before the page opens. */
  prepare?(page: Page, visitorApi: VisitorApi, product: Product): Promise<unknown>;
  /**
   * What the visitor does on the page; in terms that do not depend on the language. Returns what disappears by itself and
   * must still be visible after the look.
   */
  arrange?(page: Page): Promise<void | Locator>;
}

/** As in the specification. */
export const PHONE_BELOW_PX = 768;

export function expectErrors(state: State, scriptErrors: ScriptErrors): void {
  if (state.errors) scriptErrors.expect(state.errors);
}

export const submit = (page: Page) => page.locator('main form button[type="submit"]').click();

export async function toastIsShown(page: Page): Promise<Locator> {
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  return toast;
}

import type { Locator, Page } from '@playwright/test';

/** A field of the form of a contest by its label, which may end with a star or 'optional'. */
export function contestField(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}(\\s[*(]|$)`));
}

/** Opens fields that are folded to one line. */
export async function openFold(within: Page | Locator, title: string): Promise<void> {
  await within.getByRole('heading', { name: title, exact: true }).click();
}

export async function fillContest(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await contestField(page, label).fill(value);
}

import type { Locator, Page } from '@playwright/test';
import { verificationPhoto } from '../support/files.js';

/** Identifies a control, also in a page that is still loading. */
export interface Control {
  kind: 'button' | 'link' | 'summary' | 'select' | 'checkbox' | 'file';
  name: string;
}

const SELECTORS: Record<Control['kind'], string> = {
  button: 'button:not(:disabled)',
  link: 'a[href]',
  summary: 'summary',
  select: 'select',
  checkbox: 'input[type=checkbox]',
  file: 'input[type=file]',
};

/** A pointer is down for this long, as with people. */
const PRESS_MS = 80;

/**
 * The controls of a page at rest. Of the controls that each song or entry has, those of the first one.
 * @param frame whether the top bar and the footer, which all pages share, count as well
 */
export async function controlsOf(page: Page, { frame }: { frame: boolean }): Promise<Control[]> {
  const found = await page.evaluate((selectors) => {
    const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
    return Object.entries(selectors).flatMap(([kind, selector]) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => kind === 'file' || element.checkVisibility({ visibilityProperty: true }))
        // Some links appear only when they have the focus.
        .filter((element) => kind === 'file' || element.getBoundingClientRect().width > 2)
        .map((element) => {
          const title = text(element.closest('article, li')?.querySelector('h2, h3'));
          const name =
            element.ariaLabel ?? (text((element as HTMLInputElement).labels?.[0]) || text(element));
          return {
            kind: kind as Control['kind'],
            name,
            action: title === '' ? name : name.replace(title, ''),
            inFrame: element.closest('body > header, body > footer, #root > header, #root > footer') !== null,
          };
        }),
    );
  }, SELECTORS);
  const first = new Map<string, Control>();
  for (const { kind, name, action, inFrame } of found) {
    const key = `${kind} ${action}`;
    if (name !== '' && (frame || !inFrame) && !first.has(key)) first.set(key, { kind, name });
  }
  return [...first.values()];
}

/** The ids of the fields of a page that take text. */
export function textFieldsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])',
      ),
    ]
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id),
  );
}

export function find(page: Page, { kind, name }: Control): Locator {
  if (kind === 'summary') return page.locator('summary', { hasText: name }).first();
  if (kind === 'file') return page.locator('input[type=file]').first();
  const role = kind === 'select' ? 'combobox' : kind;
  return page.getByRole(role, { name, exact: true }).first();
}

/** Presses where the control is when the pointer goes down, as people do; the page may move under the pointer. */
export async function press(page: Page, control: Control): Promise<void> {
  const target = find(page, control);
  if (control.kind === 'file') return target.setInputFiles(verificationPhoto);
  if (control.kind === 'select') {
    const values = await target
      .locator('option')
      .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
    await target.selectOption(values.at(-1) ?? '');
    return;
  }
  await pressAt(page, target);
}

/** Types into a field key by key, as its visitor. */
export async function typeInto(page: Page, id: string, text: string): Promise<void> {
  await pressAt(page, page.locator(`[id="${id}"]`));
  await page.keyboard.type(text, { delay: 30 });
}

async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} has no place`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

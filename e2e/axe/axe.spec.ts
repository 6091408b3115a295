import type { Page } from '@playwright/test';
import { locales } from '../../packages/shared/src/locales.js';
import { serveDesignPages } from '../../scripts/stack/design-pages.mjs';
import { axeFindings, sidewaysScroll } from '../support/accessibility.js';
import { allLooks } from '../support/looks.js';
import { openPage } from '../support/pages.js';
import { settle } from '../support/requests.js';
import { inMalayalam } from '../support/screens.js';
import { expect, test } from '../support/test.js';
import { consoleStates, publicStates } from './states/index.js';
import { expectErrors, type State } from './states/state.js';

interface Looked {
  width: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
}

/** The looks of `npm run test:axe`: all of CI's, 200 % zoom on a screen of 1280 px, and forced colors. */
const looks: Looked[] = [
  ...allLooks.map(({ width, theme }) => ({ width, colorScheme: theme })),
  { width: 640, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark', forcedColors: 'active' },
];

/** Opens the state once in each look that has it. @returns what axe finds, and what is outside the screen */
async function findingsOf(
  page: Page,
  open: () => Promise<void>,
  { arrange, below = Infinity }: Pick<State, 'arrange' | 'below'> = {},
): Promise<unknown[]> {
  const findings: unknown[] = [];
  for (const { width, ...media } of looks.filter((look) => look.width < below)) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ forcedColors: 'none', ...media, reducedMotion: 'reduce' });
    await open();
    await settle(page);
    const shown = await arrange?.(page);
    const outside = await sidewaysScroll(page);
    // In forced colors the browser chooses the colors that are shown, and axe reads those of the page.
    const found = await axeFindings(page, media.forcedColors ? ['color-contrast'] : []);
    if (shown) await expect(shown).toBeVisible();
    if (outside || found.length) findings.push({ width, ...media, outside, found });
  }
  return findings;
}

for (const state of publicStates) {
  test.describe(() => {
    test.use({ demo: !state.empty });

    for (const locale of locales) {
      test(`${state.name} in ${locale}`, async ({ page, visitorApi, product, scriptErrors }) => {
        expectErrors(state, scriptErrors);
        await state.prepare?.(page, visitorApi, product);
        const address = locale === 'en' ? state.path : inMalayalam(state.path);
        expect(await findingsOf(page, () => openPage(page, address), state)).toEqual([]);
      });
    }
  });
}

for (const state of consoleStates) {
  test(state.name, async ({ ownerPage, visitorApi, product, scriptErrors }) => {
    expectErrors(state, scriptErrors);
    await state.prepare?.(ownerPage, visitorApi, product);
    const open = async () => {
      await ownerPage.goto(state.path);
      await expect(ownerPage.locator('main h2').first()).toBeVisible();
    };
    expect(await findingsOf(ownerPage, open, state)).toEqual([]);
  });
}

test.describe('the pages of all components', () => {
  let pages: Awaited<ReturnType<typeof serveDesignPages>>;
  test.beforeAll(async () => {
    pages = await serveDesignPages();
  });
  test.afterAll(() => pages.close());

  for (const path of ['/design', '/design/console']) {
    test(path, async ({ page, scriptErrors }) => {
      // Emotion warns of rendering on a server, in development only. The console is not rendered there.
      scriptErrors.expect(/The pseudo class ":nth-child" is potentially unsafe/);
      const open = async () => {
        await page.goto(new URL(path, pages.address).href);
        await expect(page.locator('main h2').first()).toBeVisible();
      };
      expect(await findingsOf(page, open)).toEqual([]);
    });
  }
});

import type { Locator, Page } from '@playwright/test';
import { holdBack, holdScripts } from '../../support/hold-back.js';
import { unique } from '../../support/names.js';
import { expectReady } from '../../support/pages.js';
import { expect, signIn, test } from '../../support/test.js';
import { expectToast } from '../../support/toasts.js';

/** A press in two halves; a part of the load happens before or between them. */
interface Moment {
  name: string;
  load(page: Page, press: { down(): Promise<void>; up(): Promise<void> }): Promise<void>;
}

const openHeld = (page: Page) => page.goto('/songs', { waitUntil: 'commit' });

const moments: Moment[] = [
  {
    name: 'before the scripts load',
    async load(page, { down, up }) {
      const release = await holdScripts(page);
      await openHeld(page);
      await down();
      await up();
      await release();
    },
  },
  {
    name: 'while the scripts start',
    async load(page, { down, up }) {
      const release = await holdScripts(page);
      await openHeld(page);
      await down();
      await release();
      await expectReady(page);
      await up();
    },
  },
  {
    name: 'while the session is restored',
    async load(page, { down, up }) {
      const release = await holdBack(page, '**/api/auth/refresh');
      await openHeld(page);
      await expectReady(page);
      await down();
      await release();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await up();
    },
  },
];

interface Control {
  name: string;
  find(card: Locator): Locator;
  /** The request that the control sends, once; null if it sends none. */
  request: RegExp | null;
  done(page: Page, card: Locator, title: string): Promise<void>;
}

const controls: Control[] = [
  {
    name: 'Play',
    find: (card) => card.getByRole('button', { name: /^(Play|Pause) / }),
    request: /^POST .*\/plays$/,
    async done(page, card) {
      await expectToast(page, 'Playing');
      await expect(card.getByRole('button', { name: /^Pause / })).toBeVisible();
    },
  },
  {
    name: 'an upvote',
    find: (card) => card.getByRole('button', { name: /^Upvote / }),
    request: /^(PUT|DELETE) .*\/vote$/,
    async done(page, card, title) {
      await expectToast(page, 'Vote Recorded');
      await expect(card.getByRole('button', { name: `Upvote ${title}, 1`, pressed: true })).toBeVisible();
    },
  },
  {
    name: 'a heart',
    find: (card) => card.getByRole('button', { name: / favorites$/ }),
    request: /^(PUT|DELETE) .*\/favorite$/,
    async done(page, card, title) {
      await expectToast(page, 'Added to Favorites');
      await expect(card.getByRole('button', { name: `Remove ${title} from favorites` })).toBeVisible();
    },
  },
  {
    name: 'the menu',
    find: (card) => card.getByRole('button', { name: /^More actions / }),
    request: null,
    done: (_page, card, title) => expect(card.getByRole('button', { name: `Share ${title}` })).toBeVisible(),
  },
];

for (const moment of moments) {
  for (const { name, find, request, done } of controls) {
    test(`${name} pressed ${moment.name} happens once`, async ({ page, account, ownerApi }) => {
      const { title } = await ownerApi.uploadSong({ title: unique('Early Press') });
      await signIn(page.context(), account);
      const requests: string[] = [];
      page.on('request', (sent) => {
        const line = `${sent.method()} ${new URL(sent.url()).pathname}`;
        if (request?.test(line)) requests.push(line);
      });
      const card = page.getByRole('article', { name: title });

      await moment.load(page, {
        async down() {
          await find(card).hover();
          await page.mouse.down();
        },
        up: () => page.mouse.up(),
      });

      await done(page, card, title);
      expect(requests).toHaveLength(request ? 1 : 0);
    });
  }

  test(`the filter chosen ${moment.name} is applied`, async ({ page, account }) => {
    await signIn(page.context(), account);

    await moment.load(page, {
      down: async () => void (await page.getByRole('combobox', { name: 'Show' }).selectOption('Favorites')),
      up: async () => {},
    });

    await expect(page).toHaveURL('/songs?filter=favorites');
    await expect(page.getByRole('heading', { name: 'No Favorite Songs' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('favorites');
  });
}

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { slowDown } from '../support/cpu.js';
import { uniqueAddress, uniqueEmail } from '../support/names.js';
import { openPage } from '../support/pages.js';
import { signIn } from '../support/test.js';
import { noteToasts } from '../support/toasts.js';

/** How a page is loaded: by whom, and on how slow a device. */
export interface Condition {
  signedIn: boolean;
  cpu: 1 | 4 | 6;
}

export const conditions: Condition[] = ([1, 4, 6] as const).flatMap((cpu) =>
  [false, true].map((signedIn) => ({ cpu, signedIn })),
);

/** A press at the first moment comes as soon as its target is on the page, one at the last when the page is ready. */
export const MOMENTS = 20;

export const describe = ({ signedIn, cpu }: Condition) =>
  `signed ${signedIn ? 'in' : 'out'}, CPU slowed ${cpu} times`;

export interface Scene {
  path: string;
  /** The visitor has pressed Play before this load, so that the player comes back with it. */
  playing?: true;
}

/** A page load by a visitor whom the product has not seen before. */
export class Load {
  private started = 0;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly scene: Scene,
  ) {}

  static async prepare(
    browser: Browser,
    baseURL: string,
    scene: Scene,
    { signedIn, cpu }: Condition,
  ): Promise<Load> {
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': uniqueAddress() },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (signedIn) {
      const account = { name: 'Meera Das', email: uniqueEmail('meera'), password: 'mazha-peyyunnu' };
      await context.request.post('/api/auth/signup', { data: account });
      await signIn(context, account);
    }
    await noteToasts(context);
    // Requests to other hosts get an empty response.
    await context.route(
      (url) => url.origin !== new URL(baseURL).origin && url.protocol.startsWith('http'),
      (route) => route.fulfill({ body: '', contentType: 'text/html' }),
    );
    const page = await context.newPage();
    if (scene.playing) {
      await openPage(page, scene.path);
      await page
        .getByRole('button', { name: /^Play / })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Pause / })
        .first()
        .waitFor();
    }
    await slowDown(page, cpu);
    return new Load(page, context, scene);
  }

  async start(): Promise<void> {
    this.started = Date.now();
    await this.page.goto(this.scene.path, { waitUntil: 'commit' });
  }

  /** Waits until the page has its handlers. @returns the milliseconds since `start` */
  async ready(): Promise<number> {
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    return Date.now() - this.started;
  }

  /** Waits for a part of the time that a whole load takes. */
  async reach(moment: number, loadMs: number): Promise<void> {
    const left = this.started + (moment / (MOMENTS - 1)) * loadMs - Date.now();
    if (left > 0) await this.page.waitForTimeout(left);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

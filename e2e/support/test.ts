import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { expect } from './asserted.js';
import { logIn, OwnerApi, VisitorApi } from './api.js';
import { Gateway } from './gateway.js';
import { uniqueAddress, uniqueEmail } from './names.js';
import { ScriptErrors } from './script-errors.js';
import { RemoteHost } from './remote-host.js';
import { noteRequests } from './requests.js';
import { type Product, startProduct } from './product.js';
import { owner } from './stack.js';
import { noteToasts } from './toasts.js';

/** Long enough for a busy machine. */
const PRODUCT_STARTS_WITHIN_MS = 300_000;

interface Account {
  name: string;
  email: string;
  password: string;
}

interface WorkerFixtures {
  /** Whether `admin-web` comes from a separate host, `remoteHost`, instead of the API. */
  remoteElsewhere: boolean;
  /** Whether the product sends its emails. */
  hasSmtp: boolean;
  /** Whether the queue is on Redis, where the machine has it. */
  hasRedis: boolean;
  product: Product;
}

interface Fixtures {
  /** Whether the site has the songs and entries of the demo. */
  demo: boolean;
  /** Gives each test the rows and files of a new product. */
  freshData: void;
  /** The host of `admin-web` where `remoteElsewhere` is set; a test starts it. */
  remoteHost: RemoteHost;
  scriptErrors: ScriptErrors;
  visitorApi: VisitorApi;
  ownerApi: OwnerApi;
  /** A page in another browser context than `page`. */
  otherPage: Page;
  /** A page of a browser context in which the owner is signed in. */
  ownerPage: Page;
  /** The account of a new user. */
  account: Account;
  /** A proxy to the product that can fail. */
  gateway: Gateway;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  remoteElsewhere: [false, { option: true, scope: 'worker' }],
  hasSmtp: [true, { option: true, scope: 'worker' }],
  hasRedis: [false, { option: true, scope: 'worker' }],
  demo: [true, { option: true }],

  product: [
    async ({ remoteElsewhere, hasSmtp, hasRedis }, use) => {
      const product = await startProduct({ remoteElsewhere, hasSmtp, hasRedis });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: PRODUCT_STARTS_WITHIN_MS },
  ],

  freshData: [
    async ({ product, demo }, use) => {
      await product.reset({ demo });
      await use();
    },
    { auto: true },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },

  remoteHost: async ({ product }, use) => {
    if (product.remotePort === null) throw new Error('use({ remoteElsewhere: true }) is missing');
    const host = new RemoteHost(product.remotePort);
    await use(host);
    await host.stop();
  },

  // Rate limits count by network address, so each test has another one.
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': uniqueAddress() });
  },

  scriptErrors: [
    async ({ browserName: _ }, use) => {
      const scriptErrors = new ScriptErrors();
      await use(scriptErrors);
      expect(scriptErrors.unexpected).toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, scriptErrors }, use) => {
    await watch(context, scriptErrors);
    await use(context);
    await expectErrors(scriptErrors);
  },

  visitorApi: async ({ request }, use) => {
    await use(new VisitorApi(request));
  },

  ownerApi: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const door = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
    const { accessToken } = await logIn(door, owner);
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { ...extraHTTPHeaders, authorization: `Bearer ${accessToken}` },
    });
    await use(new OwnerApi(request));
    await request.dispose();
    await door.dispose();
  },

  otherPage: async ({ browser, scriptErrors }, use) => {
    const context = await browser.newContext();
    await watch(context, scriptErrors);
    await use(await context.newPage());
    await expectErrors(scriptErrors);
    await context.close();
  },

  ownerPage: async ({ browser, scriptErrors }, use) => {
    const context = await browser.newContext();
    await watch(context, scriptErrors);
    await signIn(context, owner);
    await use(await context.newPage());
    await expectErrors(scriptErrors);
    await context.close();
  },

  account: async ({ visitorApi }, use) => {
    const account = { name: 'Meera Das', email: uniqueEmail('meera'), password: 'mazha-peyyunnu' };
    await visitorApi.signUp(account);
    await use(account);
  },

  gateway: async ({ baseURL, scriptErrors }, use) => {
    const gateway = new Gateway(baseURL ?? '');
    await gateway.start();
    // Requests through it fail during an outage, and the browser reports them.
    // Which error of the network they get is the moment's choice.
    scriptErrors.allow(new RegExp(`(net::ERR_[A-Z_]+|status of 502).*${gateway.origin}`));
    await use(gateway);
    await gateway.stop();
  },
});

/** Waits for the errors that the test expects: the browser reports them late, and none once a context is closed. */
async function expectErrors(scriptErrors: ScriptErrors): Promise<void> {
  await expect.poll(() => scriptErrors.missing).toEqual([]);
}

/** Notes what the tests ask of the context's pages. */
async function watch(context: BrowserContext, scriptErrors: ScriptErrors): Promise<void> {
  scriptErrors.watch(context);
  noteRequests(context);
  await noteToasts(context);
}

/** Signs a browser context in without a page; its next page starts with the session. */
export async function signIn(context: BrowserContext, account: { email: string; password: string }) {
  await logIn(context.request, account);
}

export { expect };

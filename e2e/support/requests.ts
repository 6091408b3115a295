import type { BrowserContext, Page, Request } from '@playwright/test';

/** The requests of a page that are under way, and how many have begun. */
class Requests {
  begun = 0;
  private readonly underWay = new Set<Request>();
  private waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      this.begun += 1;
      this.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.end(request));
    page.on('requestfailed', (request) => this.end(request));
  }

  async allEnded(): Promise<void> {
    if (this.underWay.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private end(request: Request): void {
    this.underWay.delete(request);
    if (this.underWay.size > 0) return;
    for (const resolve of this.waiting) resolve();
    this.waiting = [];
  }
}

const requestsOfPages = new WeakMap<Page, Requests>();

/** Follows the requests of the context's pages, for `settle`. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => requestsOfPages.set(page, new Requests(page)));
}

/** Waits until a page has nothing left to do: it loads nothing, and has done what it does when it is idle. */
export async function settle(page: Page): Promise<void> {
  const requests = requestsOfPages.get(page);
  if (!requests) throw new Error('noteRequests() is missing for the context of this page');
  let begun;
  do {
    begun = requests.begun;
    await requests.allEnded();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
    });
  } while (requests.begun !== begun);
}

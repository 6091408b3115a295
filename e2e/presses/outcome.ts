import type { Page, Request } from '@playwright/test';

/** All that a press can change, so that two presses can be compared. Digits and ids differ between two loads. */
export interface Outcome {
  address: string;
  requests: string[];
  downloads: number;
  opened: string[];
  toasts: string[];
  /** The elements that are pressed, expanded, checked, chosen or invalid, the open dialogs, and all buttons. */
  states: string[];
}

const withoutNumbers = (text: string) =>
  text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id').replaceAll(/\d+/g, '#');

/** The session is restored by each load, regardless of what is pressed. */
const isPartOfEachLoad = (request: Request) =>
  request.method() === 'GET' || new URL(request.url()).pathname === '/api/auth/refresh';

/** Records what happens to a page from now on. */
export class OutcomeRecorder {
  private readonly requests: string[] = [];
  private readonly opened: string[] = [];
  private downloads = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (isPartOfEachLoad(request)) return;
      this.requests.push(withoutNumbers(`${request.method()} ${new URL(request.url()).pathname}`));
    });
    page.on('download', () => (this.downloads += 1));
    page.on('popup', (popup) => this.opened.push(withoutNumbers(popup.url())));
  }

  async outcome(): Promise<Outcome> {
    const { pathname, search, hash } = new URL(this.page.url());
    const { toasts, states } = await this.page.evaluate(() => {
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        (element.getAttribute('name') || element.textContent);
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const states = [
        ['pressed', '[aria-pressed=true]'],
        ['expanded', '[aria-expanded=true], details[open]'],
        ['checked', ':checked'],
        ['invalid', '[aria-invalid=true]'],
        ['dialog', '[role=dialog], dialog[open], :popover-open'],
        ['preview', 'img[src^="blob:"]'],
        // A toast disappears after some seconds.
        ['button', 'button:not([role=region] *)'],
      ].flatMap(([state = '', selector = '']) =>
        all(selector).map((element) => `${state}: ${nameOf(element).trim().slice(0, 60)}`),
      );
      // A song that has played for a second can be shared from its moment.
      const stable = states.filter((state) => !state.startsWith('button: Share at'));
      const seen = (Reflect.get(globalThis, 'seenToasts') as () => { texts: string[] }[])();
      return {
        toasts: seen.map(({ texts: [whole = ''] }) => whole),
        states: [...stable, `theme: ${document.documentElement.dataset.theme ?? 'of the device'}`],
      };
    });
    return {
      address: pathname + search + hash,
      requests: [...this.requests].sort(),
      downloads: this.downloads,
      opened: [...this.opened],
      toasts: toasts.map(withoutNumbers),
      states: states.map(withoutNumbers).sort(),
    };
  }
}

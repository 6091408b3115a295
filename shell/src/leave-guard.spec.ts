import { stubGlobal, unstubGlobals } from '../../packages/api-client/test/stub-global';

const ORIGIN = 'https://site.example';
const PAGE = '/admin/songs/1';

/** A link that a click event names as its target. */
class FakeLink {
  constructor(
    private readonly href: string,
    readonly target = '',
  ) {}
  get origin() {
    return new URL(this.href, ORIGIN).origin;
  }
  get pathname() {
    return new URL(this.href, ORIGIN).pathname;
  }
  get search() {
    return new URL(this.href, ORIGIN).search;
  }
  closest() {
    return this;
  }
}

const page = Object.assign(new EventTarget(), {
  location: { origin: ORIGIN, pathname: PAGE, search: '?tab=text' },
  confirm: jest.fn<boolean, [question: string]>(),
  history: { pushState: jest.fn() },
});
const dom = Object.assign(new EventTarget(), { documentElement: { lang: 'en' } });

let guard: typeof import('./leave-guard');

beforeAll(async () => {
  stubGlobal('window', page);
  stubGlobal('document', dom);
  stubGlobal('Element', FakeLink);
  // The module listens to the window that is there when it is evaluated.
  jest.resetModules();
  guard = await import('./leave-guard');
});

afterAll(() => unstubGlobals());

beforeEach(() => {
  jest.resetAllMocks();
  page.location.pathname = PAGE;
  guard.noteUnsavedChanges(true);
});

/** Whether the guard stops the event. */
function isStopped(target: EventTarget, type: string, properties: object = {}): boolean {
  const event = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

function isClickStopped(link: FakeLink, keys: object = {}): boolean {
  return isStopped(dom, 'click', { target: link, ...keys });
}

test('asks nothing without unsaved changes', () => {
  guard.noteUnsavedChanges(false);

  expect(guard.mayLeave()).toBe(true);
  expect(isClickStopped(new FakeLink('/admin/entries'))).toBe(false);
  expect(isStopped(page, 'beforeunload')).toBe(false);
  expect(page.confirm).not.toHaveBeenCalled();
});

test('stops a link to another page if the owner stays', () => {
  page.confirm.mockReturnValue(false);

  expect(isClickStopped(new FakeLink('/admin/entries'))).toBe(true);
  expect(isClickStopped(new FakeLink('/about'))).toBe(true);
  expect(isClickStopped(new FakeLink(`${PAGE}?contest=another`))).toBe(true);
  expect(page.confirm).toHaveBeenCalledTimes(3);
});

test('asks once when several events announce one navigation', () => {
  page.confirm.mockReturnValue(true);

  expect(isClickStopped(new FakeLink('/admin/entries'))).toBe(false);
  expect(isStopped(page, 'beforeunload')).toBe(false);
  expect(guard.mayLeave()).toBe(true);
  expect(page.confirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['within the page', new FakeLink(`${PAGE}#lyrics`), {}],
  ['in a new tab', new FakeLink('/about', '_blank'), {}],
  ['with Ctrl', new FakeLink('/about'), { ctrlKey: true }],
  ['to another host', new FakeLink('https://youtube.example/watch'), {}],
])('does not ask for a link %s', (_, link, keys) => {
  expect(isClickStopped(link, keys)).toBe(false);
  expect(page.confirm).not.toHaveBeenCalled();
});

test('lets the browser ask before it closes or leaves the site', () => {
  expect(isStopped(page, 'beforeunload')).toBe(true);
});

test('puts the address back if the owner stays after the Back button', () => {
  page.confirm.mockReturnValue(false);
  const router = jest.fn();
  page.addEventListener('popstate', router, { once: true });
  page.location.pathname = '/admin/songs';

  page.dispatchEvent(new Event('popstate'));

  expect(router).not.toHaveBeenCalled();
  expect(page.history.pushState).toHaveBeenCalledWith(null, '', `${PAGE}?tab=text`);
  page.removeEventListener('popstate', router);
});

test('ignores history events within the page', () => {
  page.dispatchEvent(new Event('popstate'));
  expect(page.confirm).not.toHaveBeenCalled();
});

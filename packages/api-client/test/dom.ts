import { Window } from 'happy-dom';

/** In repeats, timers and answers are late by chance, so that a test that relies on their order fails. */
export const LATE_MS = Number(process.env.LATE_MS ?? 0);
/** What people get to read a message or to undo a decision. */
const SECONDS_OF_PEOPLE = { from: 5_000, to: 10_000 };

const { setTimeout: later, setImmediate: soon } = globalThis;
const lateMs = () => Math.random() * LATE_MS;
/** On a busy machine a press may take such seconds, so they do not end by themselves. Tests of their end have a clock of their own. */
const timer = (run: () => void, ms = 0, ...rest: []) =>
  ms >= SECONDS_OF_PEOPLE.from && ms <= SECONDS_OF_PEOPLE.to
    ? later(run, 2 ** 31 - 1, ...rest).unref()
    : later(run, ms + lateMs(), ...rest);
// happy-dom reads the source of a timer to know whose it is.
globalThis.setTimeout = Object.assign(timer, { toString: () => String(later) }) as typeof later;
if (LATE_MS > 0) {
  globalThis.setImmediate = ((run: () => void, ...rest: []) =>
    Math.random() < 0.5 ? soon(run, ...rest) : later(run, lateMs(), ...rest)) as typeof soon;
}

/**
 * A DOM for component tests. All files of a process share it: React, Emotion and others look for one when they load. jest
 * gives component tests processes of their own (`scripts/test/jest/pages-runner.mjs`).
 */
const page = new Window({
  url: 'http://site.example/',
  width: 1280,
  height: 800,
  settings: { disableIframePageLoading: true },
});

/** Those of Node would not do: the events of the page, what newer releases of Node have as well, and other tabs. */
const REPLACED = [
  'Event',
  'CustomEvent',
  'EventTarget',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
];

const isClass = (name: string) => /^[A-Z]/.test(name);

function namesOf(object: object): string[] {
  const above: unknown = Object.getPrototypeOf(object);
  const own = Object.getOwnPropertyNames(object);
  return above === null || above === Object.prototype ? own : [...own, ...namesOf(above as object)];
}

const names = [...new Set(namesOf(page)), ...REPLACED].filter(
  (name) => !(name in globalThis) || REPLACED.includes(name),
);

const ofThePage: PropertyDescriptorMap = Object.fromEntries(
  names.map((name) => [
    name,
    {
      configurable: true,
      get() {
        const value: unknown = Reflect.get(page, name);
        return typeof value === 'function' && !isClass(name) ? (value.bind(page) as unknown) : value;
      },
      set: (value: unknown) => void Reflect.set(page, name, value),
    },
  ]),
);
// One tab: a channel would reach the pages of earlier tests.
ofThePage.BroadcastChannel = { configurable: true, value: undefined };

Object.defineProperties(globalThis, ofThePage);

/** Without layout, everything is near the screen. */
class InView {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.seen([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
Reflect.set(page, 'IntersectionObserver', InView);

/** Nothing decodes pictures: each loads, and is small. Browser tests have those that do not. */
class Picture {
  onload = () => {};
  readonly naturalWidth = 640;
  readonly naturalHeight = 480;
  set src(_address: string) {
    queueMicrotask(() => this.onload());
  }
}
Reflect.set(page, 'Image', Picture);
Object.defineProperties(page.HTMLImageElement.prototype, {
  naturalWidth: { get: () => 640 },
  naturalHeight: { get: () => 480 },
});
Reflect.set(page, 'createImageBitmap', async () => ({ width: 640, height: 480, close() {} }));

/** Node's reads no form, as React does with one that is submitted while a transition runs. */
const OfNode = globalThis.FormData;
globalThis.FormData = class extends OfNode {
  constructor(form?: HTMLFormElement) {
    super();
    if (form) for (const [name, value] of new page.FormData(form as never)) this.append(name, String(value));
  }
};

/** The names of the files that a test has saved. Browser tests have the files. */
export const downloads: string[] = [];
const { click } = page.HTMLAnchorElement.prototype;
page.HTMLAnchorElement.prototype.click = function () {
  if (this.download) downloads.push(this.download);
  else click.call(this);
};

/** Without style sheets, an element hides itself alone. */
Reflect.set(page, 'getComputedStyle', (element: HTMLElement) => element.style);
Reflect.set(page, 'scrollTo', () => {});

/** An empty page, in a browser that has kept nothing. */
export function emptyDom(): void {
  downloads.length = 0;
  page.document.body.replaceChildren();
  page.localStorage.clear();
  page.sessionStorage.clear();
  for (const cookie of page.document.cookie.split('; '))
    page.document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}; path=/`;
  page.history.replaceState(null, '', '/');
}

const TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

type Timer = (typeof TIMERS)[number];

/** Fakes some timers, from `now` on; what the server does with the others goes on. */
export function fakeOnly(timers: Timer[], { now = Date.now() }: { now?: number | Date } = {}): void {
  jest.useFakeTimers({ now, doNotFake: TIMERS.filter((timer) => !timers.includes(timer)) });
}

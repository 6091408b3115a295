import { SHOWN_MS, toast, toasts } from './toasts';

const shown = () => toasts.getState()?.title;

beforeEach(() => {
  jest.useFakeTimers();
  toasts.dismissAll();
});
afterEach(() => void jest.useRealTimers());

test('shows one toast at a time, the newest', () => {
  toast({ title: 'Playing' });
  toast({ title: 'Vote Recorded' });
  expect(shown()).toBe('Vote Recorded');

  jest.advanceTimersByTime(SHOWN_MS);
  expect(shown()).toBeUndefined();
});

test('a repeated toast is a new one, with its full time', () => {
  toast({ title: 'Download Started', description: 'Oar Song' });
  const before = toasts.getState();
  jest.advanceTimersByTime(SHOWN_MS - 1);
  toast({ title: 'Download Started', description: 'Oar Song' });

  expect(toasts.getState()?.id).not.toBe(before?.id);
  jest.advanceTimersByTime(SHOWN_MS - 1);
  expect(shown()).toBe('Download Started');
});

test('an error stays until it is dismissed, also below a newer toast', () => {
  toast({ title: 'Error', tone: 'destructive' });
  jest.advanceTimersByTime(10 * SHOWN_MS);
  expect(shown()).toBe('Error');

  toast({ title: 'Playing' });
  expect(shown()).toBe('Playing');
  jest.advanceTimersByTime(SHOWN_MS);
  expect(shown()).toBe('Error');

  toasts.dismiss(toasts.getState()?.id ?? 0);
  expect(shown()).toBeUndefined();
});

test('the same error is shown once, and at most four errors wait', () => {
  for (const title of ['one', 'one', 'two', 'three', 'four', 'five']) toast({ title, tone: 'destructive' });

  const titles = [];
  for (let error = toasts.getState(); error; error = toasts.getState()) {
    titles.push(error.title);
    toasts.dismiss(error.id);
  }
  expect(titles).toEqual(['five', 'four', 'three', 'two']);
});

test('another page takes the errors away, and nothing else', () => {
  toast({ title: 'Error', tone: 'destructive' });
  toast({ title: 'Login Required' });
  toasts.dismissErrors();

  expect(shown()).toBe('Login Required');
  jest.advanceTimersByTime(SHOWN_MS);
  expect(shown()).toBeUndefined();
});

test('the result of an attempt replaces that of the previous attempt', () => {
  toast({ title: 'Error', tone: 'destructive' });
  toast({ title: 'Submission Failed', tone: 'destructive', about: 'entry' });
  toast({ title: 'Entry Submitted Successfully!', about: 'entry' });

  jest.advanceTimersByTime(SHOWN_MS);
  expect(shown()).toBe('Error');
});

test('a new attempt removes the result of the previous one', () => {
  toast({ title: 'Error', tone: 'destructive' });
  toast({ title: 'Submission Failed', tone: 'destructive', about: 'entry' });
  toasts.withdraw('entry');

  expect(shown()).toBe('Error');
});

test('the time of a toast stops while the visitor is on it', () => {
  toast({ title: 'Playing' });
  toasts.hold('pointer');
  toasts.hold('focus');
  jest.advanceTimersByTime(10 * SHOWN_MS);
  expect(shown()).toBe('Playing');

  toasts.release('pointer');
  jest.advanceTimersByTime(10 * SHOWN_MS);
  expect(shown()).toBe('Playing');

  toasts.release('focus');
  jest.advanceTimersByTime(SHOWN_MS);
  expect(shown()).toBeUndefined();
});

import { CodeTooLate, inTime } from './in-time.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that never arrives fails after twenty seconds', async () => {
  const failed = vi.fn();
  inTime(new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(CodeTooLate));
});

test('code that arrives or fails in time does so at once', async () => {
  expect(await inTime(Promise.resolve('code'))).toBe('code');
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});

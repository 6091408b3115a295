import { CodeTooLate, inTime } from './in-time.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('code that never arrives fails after twenty seconds', async () => {
  const failed = jest.fn();
  inTime(new Promise(() => {})).catch(failed);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toEqual([[expect.any(CodeTooLate)]]);
});

test('code that arrives or fails in time does so at once', async () => {
  expect(await inTime(Promise.resolve('code'))).toBe('code');
  await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});

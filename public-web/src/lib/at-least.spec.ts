import { atLeast } from './at-least';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('waits the given time, then resolves with the result', async () => {
  const settled = vi.fn();
  void atLeast(2000, Promise.resolve('sent')).then(settled);

  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('sent');
});

test('rejects at once', async () => {
  await expect(atLeast(2000, Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
});

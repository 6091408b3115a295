import { atLeast } from './at-least';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits the given time, then resolves with the result', async () => {
  const settled = jest.fn();
  void atLeast(2000, Promise.resolve('sent')).then(settled);

  await jest.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('sent');
});

test('rejects at once', async () => {
  await expect(atLeast(2000, Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
});

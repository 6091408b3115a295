import { atLeast } from './at-least';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits as long as it is told to, then answers with the result', async () => {
  const settled = jest.fn();
  void atLeast(2000, Promise.resolve('sent')).then(settled);

  await jest.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('sent');
});

test('tells a failure at once', async () => {
  await expect(atLeast(2000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

import { revokeLater } from './revoke-later.js';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an object URL stays readable for a minute, and is freed then', () => {
  jest.useFakeTimers();
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});

  revokeLater('blob:photo');

  jest.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:photo']]);
});

import { revokeLater } from './revoke-later.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an object URL stays readable for a minute, and is freed then', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});

  revokeLater('blob:photo');

  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:photo']]);
});

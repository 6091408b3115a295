import { loadAtUse } from './load-at-use';

test('code that does not load is tried again at each next use', async () => {
  const tries: string[] = [];
  const load = () => {
    tries.push('load');
    return tries.length < 4 ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  };
  const nextUse = () => {
    tries.push('use');
    return Promise.resolve();
  };

  expect(await loadAtUse(load, nextUse)).toBe('code');
  expect(tries).toEqual(['load', 'use', 'load', 'use', 'load']);
});

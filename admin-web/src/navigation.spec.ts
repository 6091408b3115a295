import type { ResourceProps } from 'react-admin';
import { navigation } from './navigation';

test('each resource has its place in the sidebar', () => {
  const resources = import.meta.glob<ResourceProps>('./resources/*/index.ts', {
    eager: true,
    import: 'default',
  });
  const names = Object.values(resources).map(({ name }) => name);
  expect(navigation.map(({ path }) => path).sort()).toEqual(names.sort());
});

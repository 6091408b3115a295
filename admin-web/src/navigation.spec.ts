import { navigation } from './navigation';

test('each resource has its place in the sidebar', () => {
  // Read as text, because the pages need a browser.
  const sources = import.meta.glob<string>('./resources/**/index.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const names = Object.values(sources).map((source) => /\bname: '([\w-]+)'/.exec(source)?.[1]);
  expect(navigation.map(({ path }) => path).sort()).toEqual(names.sort());
});

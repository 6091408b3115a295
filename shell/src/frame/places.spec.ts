import type { Remote } from '../remotes/registry';
import { placesOf, sumOf, tabsOf, whereIs } from './places';

const page = (path: string, place?: string, tab?: string) => ({
  label: path,
  path,
  icon: 'M0 0',
  ...(place && { place }),
  ...(tab && { tab }),
});
const remote = (changes: object): Remote => ({
  name: 'pages',
  title: 'Pages',
  provides: 'pages',
  entry: '/pages.js',
  contractVersion: 2,
  status: 'ready',
  navigation: [],
  ...changes,
});
const settings = remote({
  places: [
    { name: 'songs', label: 'Songs', icon: '' },
    { name: 'settings', label: 'Settings', icon: '' },
  ],
  navigation: [
    page('settings/site', 'settings'),
    page('settings/email', 'settings', 'Email'),
    page('settings/email/opt-outs', 'settings', 'Email'),
  ],
});

test('a place without a page for the user is left out', () => {
  expect(placesOf(settings).map(({ name }) => name)).toEqual(['settings']);
});

test('each page of a remote without places is a place', () => {
  const places = placesOf(remote({ navigation: [page('entries'), page('songs')] }));
  expect(places.map(({ name, label, pages }) => [name, label, pages.length])).toEqual([
    ['entries', 'entries', 1],
    ['songs', 'songs', 1],
  ]);
});

test('pages that share a tab are one tab', () => {
  const [place] = placesOf(settings);
  expect(tabsOf(place!).map(({ label, pages }) => [label, pages.length])).toEqual([
    ['settings/site', 1],
    ['Email', 2],
  ]);
});

test.each([
  ['/admin/settings/email/7/show', ['settings', 'Email', 'settings/email']],
  ['/admin/settings/email/opt-outs', ['settings', 'Email', 'settings/email/opt-outs']],
  ['/admin/nowhere', undefined],
])('%s is at %p', (pathname, expected) => {
  const here = whereIs(pathname, placesOf(settings));
  expect(here ? [here.place.name, here.tab.label, here.page.path] : undefined).toEqual(expected);
});

test('a sum names the pages only if there are several', () => {
  const counts = {
    a: { count: 2, label: '2 pending' },
    b: { count: 1, label: '1 waiting' },
    c: { count: 0, label: '' },
  };
  expect(sumOf([page('a'), page('b'), page('c')], counts)).toEqual({
    count: 3,
    label: 'a: 2 pending, b: 1 waiting',
  });
  expect(sumOf([page('a')], counts)).toEqual({ count: 2, label: '2 pending' });
  expect(sumOf([page('c')], counts)).toEqual({ count: 0, label: '' });
});

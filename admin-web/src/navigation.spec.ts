import { addressOfContest, contestOfAddress, isOfContest } from './chosen-contest/contest-of-address';
import { moved, navigation, places } from './navigation';

/** Each address of the menu in the releases before places. Links in emails already sent have them: none may go. */
const FORMER = [
  'account',
  'analytics',
  'audit',
  'care',
  'changes',
  'contests',
  'data',
  'emails',
  'entries',
  'jury',
  'messages',
  'moderators',
  'opt-outs',
  'results',
  'settings',
  'songs',
  'texts',
  'tokens',
  'votes',
];

test('each former address is the address of a page, or leads to one', () => {
  const present: string[] = navigation.map(({ path }) => path);
  const table: Readonly<Record<string, string>> = moved;
  expect(FORMER.filter((path) => !present.includes(table[path] ?? path))).toEqual([]);
});

test('a former address leads to the page of the same resource', () => {
  const wrong = Object.entries(moved).filter(
    ([former, path]) => !navigation.some((page) => page.path === path && page.resource === former),
  );
  expect(wrong).toEqual([]);
});

test('each page has an address and a resource of its own, in the address of its place', () => {
  expect(new Set(navigation.map(({ path }) => path)).size).toBe(navigation.length);
  expect(new Set(navigation.map(({ resource }) => resource)).size).toBe(navigation.length);
  const elsewhere = navigation.filter(({ path, place }) => !`${path || 'home'}/`.startsWith(`${place}/`));
  expect(elsewhere).toEqual([]);
});

test('the contest is chosen at the addresses of the pages that are about one', () => {
  const pathOf = (resource: string) => `/${navigation.find((page) => page.resource === resource)?.path}`;
  const about = navigation.filter(({ path }) => isOfContest({ pathname: `/${path}` }));
  expect(about).toEqual(navigation.filter(({ place }) => place === 'contest'));
  expect(contestOfAddress({ pathname: `${pathOf('contests')}/a`, search: '' })).toBe('a');
  for (const pathname of [pathOf('home'), pathOf('analytics'), `${pathOf('emails')}/texts`])
    expect(addressOfContest({ pathname, search: '' }, 'a')).toEqual({ pathname, search: '?contest=a' });
  expect(addressOfContest({ pathname: pathOf('songs'), search: '' }, 'a').pathname).toBe(pathOf('overview'));
});

test('the six places have their pages in this order', () => {
  const labels = places.map(({ label, name }) => [
    label,
    ...navigation.filter(({ place }) => place === name).map((page) => page.label),
  ]);
  expect(labels).toEqual([
    ['Home', 'Home'],
    ['Songs', 'Upload Song'],
    ['Contest', 'Overview', 'Entries', 'Changes', 'Votes', 'Jury', 'Result', 'Set-up'],
    ['Inbox', 'Messages'],
    ['Stats', 'Analytics'],
    [
      'Settings',
      'All settings',
      'Site texts',
      'Visibility and languages',
      'Emails',
      'Mail server and notices',
      'Opt-outs',
      'Moderators',
      'Your account',
      'Audit log',
      'Privacy',
      'Care',
      'Technical',
      'Tokens',
    ],
  ]);
});

test('a moderator has the pages of their permissions alone', () => {
  const open = navigation.filter(({ permission }) => permission !== undefined);
  expect(open.map(({ path }) => path)).toEqual([
    '',
    'contest/entries',
    'contest/changes',
    'inbox',
    'settings/team/account',
  ]);
});

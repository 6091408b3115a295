import {
  addressOfContest,
  contestOfAddress,
  inContest,
  isOfContest,
  withContest,
} from './contest-of-address';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://site.example');
  return { pathname, search };
};
const inWords = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname + decodeURIComponent(search);

test.each([
  ['/contest/votes?contest=a', 'a'],
  ['/contest/setup/b', 'b'],
  ['/contest/setup/b/rules?contest=a', 'b'],
  ['/contest/setup/all', undefined],
  ['/contest/setup/create?contest=a', 'a'],
  ['/contest/entries?filter={"contestId":"a"}', 'a'],
  ['/contest/entries?filter={"status":"pending"}', undefined],
  ['/contest/entries?filter=broken', undefined],
  ['/stats?contest=all', undefined],
  ['/', undefined],
])('%s names %s', (address, id) => {
  expect(contestOfAddress(at(address))).toBe(id);
});

test.each([
  ['/contest', true],
  ['/contest/entries/1', true],
  ['/contest/setup', true],
  ['/contest/setup/all', false],
  ['/', false],
  ['/songs', false],
  ['/contests', false],
])('%s is about one contest: %s', (pathname, expected) => {
  expect(isOfContest({ pathname })).toBe(expected);
});

test.each([
  ['/contest/votes?contest=a', '/contest/votes?contest=new'],
  [
    '/contest/entries?filter={"status":"pending","contestId":"a"}&page=3',
    '/contest/entries?filter={"status":"pending"}&contest=new',
  ],
  ['/contest/entries?filter={"contestId":"a"}', '/contest/entries?contest=new'],
  ['/contest/entries/1?filter={"status":"pending"}', '/contest/entries?contest=new'],
  ['/contest/setup/a/rules', '/contest/setup?contest=new'],
  ['/contest/setup/all', '/contest/setup?contest=new'],
  ['/contest', '/contest?contest=new'],
  ['/', '/?contest=new'],
  ['/stats?period=7&contest=all', '/stats?period=7&contest=new'],
  ['/songs/1', '/contest?contest=new'],
])('another contest, chosen at %s, opens %s', (address, expected) => {
  expect(inWords(addressOfContest(at(address), 'new'))).toBe(expected);
});

test('a record of another contest keeps its address, and not the place in the list of the first', () => {
  const address = '/contest/entries/1/show?filter={"contestId":"a","status":"pending"}&page=3&contest=a';
  expect(inWords(inContest(at(address), 'b'))).toBe(
    '/contest/entries/1/show?filter={"status":"pending"}&contest=b',
  );
});

test('the contest joins what an address already says', () => {
  expect(inWords(withContest(at('/contest/entries?page=2'), 'a'))).toBe('/contest/entries?page=2&contest=a');
});

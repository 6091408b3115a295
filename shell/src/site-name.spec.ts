import { siteNameOf } from './site-name';

test.each([
  [{}, 'Paattu', 'പാട്ട്'],
  [{ name: 'Anjana Varier' }, 'Anjana Varier', null],
  [{ name: 'Anjana Varier', nameMalayalam: 'അഞ്ജന വാര്യർ' }, 'Anjana Varier', 'അഞ്ജന വാര്യർ'],
  [{ nameMalayalam: 'അഞ്ജന' }, 'അഞ്ജന', null],
  [{ name: 'A', nameMalayalam: 'A' }, 'A', null],
])('of the published %j the header shows %s and %s', (own, name, malayalam) => {
  expect(siteNameOf(own)).toEqual({ name, malayalam, hasContest: true });
});

test('the header knows that the site has no contest', () => {
  expect(siteNameOf({ hasNoContest: true }).hasContest).toBe(false);
});

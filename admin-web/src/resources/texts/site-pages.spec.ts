import { SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import { isPair } from './missing-texts';
import { keysOf, pageOfField, SITE_PAGE_NAMES } from './site-pages';

const FOLDED = /^(milestones|values)/;

it('each text stands on one page, and each that has two languages says what shows instead', () => {
  const keys = SITE_PAGE_NAMES.flatMap(keysOf);
  expect([...keys].sort()).toEqual([...SITE_TEXT_KEYS].sort());
  const pairs = SITE_TEXT_KEYS.filter((key) => SITE_TEXT_KEYS.some((other) => other === `${key}Malayalam`));
  expect(pairs.filter((key) => !isPair(key))).toEqual([]);
});

it('a page shows at most twelve fields at once', () => {
  for (const page of SITE_PAGE_NAMES)
    expect(keysOf(page).filter((key) => !FOLDED.test(key)).length).toBeLessThanOrEqual(12);
});

it.each([
  ['milestones.0.when', 'about'],
  ['facebookUrl', 'contact'],
  ['nothing', undefined],
])('the field %s stands on the page %s', (field, page) => {
  expect(pageOfField(field)).toBe(page);
});

import { findOtherYears, validateRules } from './rules-source';

test('both languages need rules', () => {
  expect(validateRules({ source: '## Prize', sourceMalayalam: '## സമ്മാനം' })).toEqual({});
  expect(Object.keys(validateRules({ source: ' \n', sourceMalayalam: '' }))).toEqual([
    'source',
    'sourceMalayalam',
  ]);
});

test('years that no date of the contest has are found in both languages', () => {
  const source = { source: 'Entries from 17 June 2025, won in 2027', sourceMalayalam: '2026, 2025 ജൂൺ 17' };
  const values = [{ value: '17 June 2027' }, { value: '₹20,25,000' }, { value: null }];
  expect(findOtherYears(source, values)).toEqual(['2025', '2026']);
  expect(findOtherYears(source, [{ value: null }])).toEqual([]);
});

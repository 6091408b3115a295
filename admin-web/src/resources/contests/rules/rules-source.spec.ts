import { validateRules } from './rules-source';

test('both languages need rules', () => {
  expect(validateRules({ source: '## Prize', sourceMalayalam: '## സമ്മാനം' })).toEqual({});
  expect(Object.keys(validateRules({ source: ' \n', sourceMalayalam: '' }))).toEqual([
    'source',
    'sourceMalayalam',
  ]);
});

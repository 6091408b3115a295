import type { DomainError } from '../../../../common/errors/domain-error.js';
import { checkConsents, type SentConsents } from './check-consents.js';

const ALL: SentConsents = { rulesVersion: 2, wording: 1, ticks: ['rules', 'publication'] };

function errorOf(acceptance: 'stated' | 'ticked', sent: SentConsents, valid: number | null = 2) {
  try {
    checkConsents(acceptance, valid, sent);
    return null;
  } catch (error) {
    const { code, details = [] } = error as DomainError;
    return [code, ...details.map(({ field }) => field)];
  }
}

test.each<[string, SentConsents, string[] | null]>([
  ['nothing', { rulesVersion: null, wording: 1, ticks: [] }, ['RULES_NOT_ACCEPTED', 'acceptsRules']],
  ['ticks of unknown rules', { ...ALL, rulesVersion: null }, ['RULES_NOT_ACCEPTED', 'acceptsRules']],
  ['no tick', { ...ALL, ticks: [] }, ['RULES_NOT_ACCEPTED', 'acceptsRules']],
  ['the second tick', { ...ALL, ticks: ['publication'] }, ['RULES_NOT_ACCEPTED', 'acceptsRules']],
  ['the first tick', { ...ALL, ticks: ['rules'] }, ['PUBLICATION_NOT_ACCEPTED', 'acceptsPublication']],
  ['other rules, without a tick', { rulesVersion: 1, wording: 1, ticks: [] }, ['RULES_CHANGED']],
  ['both ticks', ALL, null],
])(
  'where consents are ticked, of %s the first error in the order of the form is reported',
  (_, sent, error) => {
    expect(errorOf('ticked', sent)).toEqual(error);
  },
);

test('where consents are stated, only the version that the form named counts', () => {
  expect(errorOf('stated', { rulesVersion: null, wording: 1, ticks: [] })).toBeNull();
  expect(errorOf('stated', { rulesVersion: 2, wording: 1, ticks: [] })).toBeNull();
  expect(errorOf('stated', { rulesVersion: 1, wording: 1, ticks: [] })).toEqual(['RULES_CHANGED']);
  expect(errorOf('stated', { rulesVersion: 1, wording: 1, ticks: [] }, null)).toEqual(['RULES_CHANGED']);
});

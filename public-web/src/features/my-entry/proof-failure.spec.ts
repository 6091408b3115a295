import { locales } from '@paattu/shared/locales';
import { ApiError } from '../../lib/api-error';
import { loadTranslations } from '../../translations/loaded';
import { titleOfFailure } from './proof-failure';

test.each([
  [new ApiError(422, 'CODE_NOT_FOUND', ''), 'Not Found Yet'],
  [new ApiError(503, 'CODE_NOT_CHECKED', ''), 'YouTube Does Not Answer'],
  [new ApiError(429, 'TOO_MANY_REQUESTS', ''), 'You Have Looked Too Often'],
  [new ApiError(409, 'NO_PROOF_ASKED', ''), 'We Could Not Look for the Code'],
  [new TypeError('Failed to fetch'), 'We Could Not Look for the Code'],
])('%s has a title of its kind', async (error, title) => {
  const { proof } = await loadTranslations('en', 'my-entry');
  expect(titleOfFailure(proof, error)).toBe(title);
});

test.each(locales)('each kind of failure has its own title in %s', async (locale) => {
  const { proof } = await loadTranslations(locale, 'my-entry');
  const kinds = ['CODE_NOT_FOUND', 'CODE_NOT_CHECKED', 'TOO_MANY_REQUESTS', 'UNKNOWN'];
  const titles = kinds.map((code) => titleOfFailure(proof, new ApiError(500, code, '')));
  expect(new Set(titles).size).toBe(kinds.length);
});

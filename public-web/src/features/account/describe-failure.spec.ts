import type { Locale } from '@paattu/shared/locales';
import { ApiError } from '../../lib/api-error';
import { loadTranslations } from '../../translations/loaded';
import { describeFailure } from './use-send-credentials';

const SENTENCE = 'Log-ins are closed until noon.';

async function failureOf(mode: 'login' | 'signup', locale: Locale, error: ApiError, sentence?: string) {
  return describeFailure(mode, error, await loadTranslations(locale, 'account'), sentence, locale);
}

test('a log-in that fails with a code that the site does not know shows what the server wrote', async () => {
  const error = new ApiError(403, 'CLOSED_TODAY', SENTENCE);
  expect(await failureOf('login', 'en', error)).toEqual({
    title: 'Login Failed',
    description: SENTENCE,
    field: undefined,
  });
});

test.each([
  ['of a known code', 'login', 'en', 'Please sign in.', 'Please sign in.'],
  ['of a known code in Malayalam', 'login', 'ml', 'ലോഗിൻ ചെയ്യുക.', 'ലോഗിൻ ചെയ്യുക.'],
  ['of the form in Malayalam, because the server writes English', 'login', 'ml', undefined, undefined],
  ['of the form for a sign-up', 'signup', 'en', undefined, 'An error occurred during sign up'],
] as const)('the sentence is that %s', async (_, mode, locale, sentence, shown) => {
  const error = new ApiError(403, 'CLOSED_TODAY', SENTENCE);
  const t = await loadTranslations(locale, 'account');
  const { description } = await failureOf(mode, locale, error, sentence);
  expect(description).toBe(shown ?? t.login.failedText);
});

test('a log-in that fails without a sentence of the server shows the default', async () => {
  const { description } = await failureOf('login', 'en', new ApiError(502, 'UNKNOWN', ''));
  expect(description).toBe('An error occurred during sign in');
});

import englishMessages from 'ra-language-english';

/** As a page of the console: it imports its sentences once the language is known. */
async function speaking(language: 'en' | 'ml') {
  jest.resetModules();
  const { loadLanguage, loadLanguageOfPages } = await import('./language/load-language');
  await loadLanguage(language);
  await loadLanguageOfPages();
  const { i18nProvider } = await import('./i18n-provider');
  const { reactAdminSentences } = await import('./lib/react-admin-sentences');
  return { translate: i18nProvider.translate, sentences: reactAdminSentences };
}

test('react-admin speaks the language of the console', async () => {
  const english = await speaking('en');
  expect(english.translate('ra.navigation.page', { page: 3 })).toBe('Go to page 3');
  const malayalam = await speaking('ml');
  expect(malayalam.translate('ra.navigation.page', { page: 3 })).toBe('പേജ് 3 തുറക്കുക');
});

test('what is no key, such as the sentence of a toast, stays', async () => {
  const { translate } = await speaking('ml');
  expect(translate('Saved')).toBe('Saved');
});

test('the English sentences are those of react-admin', async () => {
  const { sentences } = await speaking('en');
  expect(englishMessages.ra).toMatchObject(sentences);
});

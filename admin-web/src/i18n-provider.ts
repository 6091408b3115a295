import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { reactAdminSentences } from './lib/react-admin-sentences';

const messages = mergeTranslations(englishMessages, { ra: reactAdminSentences }) as typeof englishMessages;

/** What react-admin itself says, in the language of the console. Most texts that it translates are sentences already. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [], { allowMissing: true });

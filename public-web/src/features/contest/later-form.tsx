import { splitLocale } from '@paattu/api-client/locales';
import { laterPart } from '../../components/later-part';
import { loadTranslations } from '../../translations/loaded';
import { isEntryBegun } from './kept-draft';

/** The entry form, most of the code of the home page, which few of its visitors use. */
export const LaterForm = laterPart({
  async load() {
    const { locale } = splitLocale(location.pathname);
    const [{ SubmissionForm }] = await Promise.all([
      import('./submission-form'),
      loadTranslations(locale, 'entry-form'),
      loadTranslations(locale, 'errors'),
    ]);
    return SubmissionForm;
  },
  loaded: import.meta.env.SSR ? (await import('./submission-form')).SubmissionForm : null,
  isWanted: () => location.hash === '#enter' || isEntryBegun(),
});

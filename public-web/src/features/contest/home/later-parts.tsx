import { splitLocale } from '@paattu/api-client/locales';
import { laterPart } from '../../../components/later-part';
import { LoadFailure } from '../../../components/load-failure';
import { loadTranslations } from '../../../translations/loaded';
import { useTranslations } from '../../../translations/use-translations';
import { isEntryBegun } from '../submission/kept-draft';

/** The entry form, most of the code of the home page, which few of its visitors use. */
export const LaterForm = laterPart({
  name: 'form',
  async load() {
    const { locale } = splitLocale(location.pathname);
    const [{ SubmissionForm }] = await Promise.all([
      import('../submission/submission-form'),
      loadTranslations(locale, 'entry-form'),
      loadTranslations(locale, 'errors'),
    ]);
    return SubmissionForm;
  },
  loaded: import.meta.env.SSR ? (await import('../submission/submission-form')).SubmissionForm : null,
  isWanted: () => location.hash === '#enter' || isEntryBegun(),
  Failed: FormFailed,
});

/** The steps of taking part. */
export const LaterTutorial = laterPart({
  name: 'tutorial',
  load: async () => (await import('./tutorial')).Tutorial,
  loaded: import.meta.env.SSR ? (await import('./tutorial')).Tutorial : null,
  isWanted: () => false,
});

export const LaterTopEntries = laterPart({
  name: 'top-entries',
  async load() {
    const { locale } = splitLocale(location.pathname);
    const [{ TopEntries }] = await Promise.all([import('./top-entries'), loadTranslations(locale, 'views')]);
    return TopEntries;
  },
  loaded: import.meta.env.SSR ? (await import('./top-entries')).TopEntries : null,
  isWanted: () => false,
});

function FormFailed() {
  const { title, retry } = useTranslations('site').crashed;
  return <LoadFailure message={title} retry={retry} onRetry={() => location.reload()} />;
}

import { formOf, showsTakingPart } from '@paattu/shared/contest-state';
import { splitLocale } from '@paattu/shared/locales';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon';
import { laterPart } from '../../../components/later-part';
import { LoadFailure } from '../../../components/load-failure';
import { useDates } from '../../../lib/dates';
import { loadTranslations } from '../../../translations/loaded';
import { useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';
import { isEntryBegun } from './kept-draft';

/** The entry form, most of the code of the home page, which few of its visitors use. */
const LaterForm = laterPart({
  name: 'form',
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
  Failed: FormFailed,
});

/** The form as the contest offers it now: open, folded away, or a sentence in its place. */
export function SubmissionSection({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest').form;
  const form = contest ? formOf(contest) : 'open';
  // Whoever was filling in the form when it closed reads why it is gone.
  const [wasThere] = useState(form !== 'closed');
  if (contest && form === 'closed' && !wasThere && !showsTakingPart(contest)) return null;
  return (
    <section id="enter" aria-labelledby="enter-title" className="wrap section">
      <h2 id="enter-title" className="text-3xl">
        {t.title}
      </h2>
      {form !== 'closed' && <EntryForm folds={form === 'folded'} />}
      {form === 'closed' && contest && <Closed contest={contest} />}
    </section>
  );
}

/**
 * Where it folds, it opens at a press. It is open for a visitor who has begun an entry, or whose link leads here. One
 * component for both, because a form that is mounted again loses its focus and its captcha.
 */
function EntryForm({ folds }: { folds: boolean }) {
  const t = useTranslations('contest').form;
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = document.documentElement.dataset;
    const hasFocus = form.current?.contains(document.activeElement);
    // `head-script.js` has opened it before the first paint.
    if (page.entry !== undefined || location.hash === '#enter' || hasFocus || isEntryBegun()) setOpen(true);
    delete page.entry;
  }, [folds]);
  return (
    <>
      {folds && (
        <button
          type="button"
          className="text-link tap mt-2 text-left"
          aria-expanded={isOpen}
          aria-controls="entry-form"
          onClick={() => setOpen(!isOpen)}
        >
          {t.unfold} <Icon name="chevron" size={18} className={isOpen ? 'rotate-180' : ''} />
        </button>
      )}
      <div ref={form} id="entry-form" className={folds && !isOpen ? 'folded' : ''}>
        <p className="mt-2 text-ink-2">{t.intro}</p>
        <LaterForm />
      </div>
    </>
  );
}

function Closed({ contest }: { contest: Contest }) {
  const t = useTranslations('contest');
  const { date } = useDates();
  const opensLater = Date.parse(contest.serverNow) < Date.parse(contest.opensAt);
  return (
    <p className="mt-6 border-l-3 border-zari pl-4 text-lg">
      {opensLater ? t.phase.upcomingDetail(date(contest.opensAt, contest.timeZone)) : t.form.closed}
    </p>
  );
}

function FormFailed() {
  const { title, retry } = useTranslations('site').crashed;
  return <LoadFailure message={title} retry={retry} />;
}

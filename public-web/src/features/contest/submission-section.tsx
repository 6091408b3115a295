import { useLayoutEffect, useState } from 'react';
import { formOf } from '@paattu/api-client/contest-state';
import { ChevronIcon } from '../../components/icons';
import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';
import { isEntryBegun } from './kept-draft';
import { LaterForm, wakeForm } from './later-form';

/** The form as the contest offers it now: open, folded away, or a sentence in its place. */
export function SubmissionSection({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest').form;
  const form = contest ? formOf(contest) : 'open';
  return (
    <section id="enter" aria-labelledby="enter-title" className="wrap section">
      <h2 id="enter-title" className="text-3xl">
        {t.title}
      </h2>
      {form === 'open' && <OpenForm />}
      {form === 'folded' && <FoldedForm />}
      {form === 'closed' && contest && <Closed contest={contest} />}
    </section>
  );
}

/** Opens at a press. It is open at once for a visitor who has begun an entry, or whose link leads here. */
function FoldedForm() {
  const t = useTranslations('contest').form;
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const page = document.documentElement.dataset;
    // `head-script.js` has opened it before the first paint.
    if (page.entry !== undefined || location.hash === '#enter' || isEntryBegun()) setOpen(true);
    delete page.entry;
  }, []);
  return (
    <>
      <button
        type="button"
        className="text-link tap mt-2 text-left"
        aria-expanded={isOpen}
        aria-controls="entry-form"
        onClick={() => {
          setOpen(!isOpen);
          wakeForm();
        }}
      >
        {t.unfold} <ChevronIcon size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id="entry-form" className={isOpen ? '' : 'folded'}>
        <OpenForm />
      </div>
    </>
  );
}

function OpenForm() {
  const t = useTranslations('contest').form;
  return (
    <>
      <p className="mt-2 text-ink-2">{t.intro}</p>
      <LaterForm />
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

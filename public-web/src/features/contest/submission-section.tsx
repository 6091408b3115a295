import { formOf } from '@paattu/api-client/contest-state';
import { useDates } from '../../lib/dates';
import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';
import { SubmissionForm } from './submission-form';

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
      {form === 'folded' && (
        <details className="fold">
          <summary className="text-link tap">{t.unfold}</summary>
          <OpenForm />
        </details>
      )}
      {form === 'closed' && contest && <Closed contest={contest} />}
    </section>
  );
}

function OpenForm() {
  const t = useTranslations('contest').form;
  return (
    <>
      <p className="mt-2 text-ink-2">{t.intro}</p>
      <SubmissionForm />
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

import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';
import { SubmissionForm } from './submission-form';

export function SubmissionSection({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest');
  return (
    <section id="enter" aria-labelledby="enter-title" className="wrap pt-16 md:pt-24">
      <h2 id="enter-title" className="text-3xl">
        {t.form.title}
      </h2>
      {contest && !contest.acceptsEntries ? (
        <p className="card mt-8 p-8 text-lg">{t.form.closed}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{t.form.intro}</p>
          <SubmissionForm />
        </>
      )}
    </section>
  );
}

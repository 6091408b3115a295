import { contest as m } from '../../messages/contest';
import type { Contest } from './contest-queries';
import { SubmissionForm } from './submission-form';

export function SubmissionSection({ contest }: { contest?: Contest }) {
  return (
    <section id="enter" aria-labelledby="enter-title" className="wrap pt-16 md:pt-24">
      <h2 id="enter-title" className="text-3xl">
        {m.form.title}
      </h2>
      {contest && !contest.acceptsEntries ? (
        <p className="card mt-8 p-8 text-lg">{m.form.closed}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{m.form.intro}</p>
          <SubmissionForm />
        </>
      )}
    </section>
  );
}

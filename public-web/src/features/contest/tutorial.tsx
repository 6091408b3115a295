import { ExternalLink } from '../../components/external-link';
import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';

export function Tutorial({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest');
  return (
    <section id="tutorial" aria-labelledby="tutorial-title" className="border-y border-line py-16 md:py-20">
      <div className="wrap">
        <h2 id="tutorial-title" className="text-3xl">
          {t.tutorial.title}
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {t.tutorial.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className="font-display text-4xl leading-none text-zari-text lining-nums"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
          {contest?.tutorialUrl && (
            <ExternalLink href={contest.tutorialUrl} className="btn">
              {t.tutorial.watch}
            </ExternalLink>
          )}
          <Link to="/songs" className="text-link">
            {t.tutorial.listen}
          </Link>
          <Link to="/terms" className="text-link">
            {t.tutorial.rules}
          </Link>
        </div>
      </div>
    </section>
  );
}

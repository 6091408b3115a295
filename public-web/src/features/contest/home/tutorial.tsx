import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from '../../../components/external-link';
import { Link } from '../../../components/link';
import { useServices } from '../../../lib/services';
import { tutorial as english } from '../../../translations/en/tutorial';
import { tutorial as malayalam } from '../../../translations/ml/tutorial';
import { useLocale } from '../../../translations/use-translations';
import { contestQuery } from '../facts/contest-queries';

/** No area of the catalogue, because they load with this part alone. */
const SENTENCES = { en: english, ml: malayalam };

/** One for each step, in the folder `public/drawings`. */
const DRAWINGS = ['step-learn', 'step-record', 'step-photo', 'step-send'];

export function Tutorial() {
  const t = SENTENCES[useLocale()];
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  return (
    <section id="tutorial" aria-labelledby="tutorial-title" className="wrap section">
      <div className="section-head">
        <h2 id="tutorial-title" className="text-3xl">
          {t.title}
        </h2>
        {contest?.tutorialUrl && (
          <ExternalLink href={contest.tutorialUrl} className="text-link tap">
            {t.watch}
          </ExternalLink>
        )}
      </div>
      <ol className="steps">
        {t.steps.map(({ title, text }, index) => (
          <li key={title} className="step">
            <img
              src={`/drawings/${DRAWINGS[index]}.svg`}
              alt=""
              width={320}
              height={240}
              loading="lazy"
              decoding="async"
              className="w-full"
            />
            <div>
              <h3 className="text-lg">
                <span className="lining-nums">{index + 1}.</span> {title}
              </h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-7">
        <Link to="/songs" className="text-link tap">
          {t.listen}
        </Link>
        <Link to="/terms" className="text-link tap">
          {t.rules}
        </Link>
      </p>
    </section>
  );
}

import { Link } from '../../components/link';
import { useTranslations } from '../../translations/use-translations';
import type { Contest } from './contest-queries';
import { PrizeCard } from './prize-card';

export function Hero({ contest }: { contest?: Contest }) {
  const t = useTranslations('contest');
  const { second } = t.hero;
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 pt-12 pb-16 md:pt-20 md:pb-24 lg:grid-cols-[1.3fr_1fr]">
      <div>
        <p className="mb-5 font-semibold text-zari-text">{t.hero.eyebrow}</p>
        <h1 className="text-4xl leading-display">
          {t.hero.title}
          {second && (
            <span
              lang={second.lang}
              className="malayalam-own mt-4 block text-[0.46em] leading-normal font-normal text-ink-2"
            >
              {second.text}
            </span>
          )}
        </h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-2">{t.hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {contest?.acceptsEntries === false ? (
            <Link to="/entries" className="btn">
              {t.hero.entries}
            </Link>
          ) : (
            <Link to="#enter" className="btn">
              {t.hero.enter}
            </Link>
          )}
          <Link to="#tutorial" className="btn btn-ghost">
            {t.hero.howTo}
          </Link>
        </div>
      </div>
      <PrizeCard contest={contest} />
    </div>
  );
}

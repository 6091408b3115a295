import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/empty-state';
import { Link } from '../../components/link';
import { LoadFailure } from '../../components/load-failure';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { useDates } from '../../lib/dates';
import { useServices } from '../../lib/services';
import { SITE_TIME_ZONE } from '../../lib/time-zone';
import { useFirstAnswers } from '../../lib/use-first-answers';
import { useLocale, useTranslations } from '../../translations/use-translations';
import { rulesQuery, type Rules } from './rules-queries';
import { RulesPart, RulesText } from './rules-text';

/** The rules of the current contest, and what the site does with personal data. */
export function TermsPage() {
  const t = useTranslations('terms');
  const { api } = useServices();
  const query = rulesQuery(api, useLocale());
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: rules, isLoadingError, isPending, refetch } = useQuery(query);
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.title} description={rules === null ? undefined : t.description} path="/terms" />
      <h1 className="text-4xl">{t.title}</h1>
      {rules !== null && <p className="mt-4 text-lg text-ink-2">{t.intro}</p>}
      {rules && <VersionLine rules={rules} />}
      {rules ? (
        <RulesText rules={rules} others={[t.privacy]}>
          <Privacy />
        </RulesText>
      ) : (
        <>
          {isLoadingError && <LoadFailure message={t.failed} onRetry={() => void refetch()} />}
          {isPending && <Spinner label={t.loading} />}
          {rules === null && <EmptyState drawing="paper-boat" title={t.none} text={t.noneText} />}
          <div className="mt-10 max-w-[66ch]">
            {rules !== null && <h2 className="sr-only">{t.heading}</h2>}
            <Privacy />
          </div>
        </>
      )}
    </div>
  );
}

/** Which rules these are. Their own page says what changed and proves that they stay the same. */
function VersionLine({ rules: { contest, version } }: { rules: Rules }) {
  const t = useTranslations('terms').version;
  const { date } = useDates();
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-ink-2">
      {t.published(version.number, date(version.publishedAt, SITE_TIME_ZONE))}
      <Link to={`/contests/${contest.slug}/rules#version`} className="reach text-link">
        {t.title}
      </Link>
    </p>
  );
}

function Privacy() {
  const { privacy } = useTranslations('terms');
  return (
    <RulesPart id={privacy.id} title={privacy.title}>
      {privacy.blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="mt-3">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-zari">
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      <p className="mt-3">
        {privacy.optOut.before}
        <Link to="/opt-out" className="text-link">
          {privacy.optOut.link}
        </Link>
        {privacy.optOut.after}
        {privacy.contact.before}
        <Link to="/contact" className="text-link">
          {privacy.contact.link}
        </Link>
        {privacy.contact.after}
      </p>
    </RulesPart>
  );
}

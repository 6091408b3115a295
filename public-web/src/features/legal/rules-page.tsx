import { ownerText } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../components/link';
import { LoadFailure } from '../../components/load-failure';
import { NotFoundPage } from '../../components/not-found-page';
import { PageMeta } from '../../components/page-meta';
import { Spinner } from '../../components/spinner';
import { useLanguageOf } from '../../lib/language';
import { matchPath } from '../../lib/router/match-path';
import { useServices } from '../../lib/services';
import { useFirstAnswers } from '../../lib/use-first-answers';
import { useLocale, usePath, useTranslations } from '../../translations/use-translations';
import { rulesAtQuery, type Rules } from './rules-queries';
import { RulesText } from './rules-text';
import { RulesVersion } from './rules-version';

/** The rules of a contest at their address: the valid version, or the one that the address names. */
export function RulesPage() {
  const t = useTranslations('terms');
  const { api } = useServices();
  const path = usePath();
  const { slug = '', version } =
    matchPath('/contests/:slug/rules', path) ?? matchPath('/contests/:slug/rules/:version', path) ?? {};
  const query = rulesAtQuery(api, useLocale(), slug, version);
  useFirstAnswers([query], (queries) => queries.prefetchQuery(query));
  const { data: rules, isLoadingError, refetch } = useQuery(query);
  if (rules === null) return <NotFoundPage />;
  if (rules) return <RulesOf rules={rules} path={path} />;
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={t.heading} path={path} />
      <h1 className="text-4xl">{t.heading}</h1>
      {isLoadingError ? (
        <LoadFailure message={t.failed} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.loading} />
      )}
    </div>
  );
}

function RulesOf({ rules, path }: { rules: Rules; path: string }) {
  const t = useTranslations('terms');
  const languageOf = useLanguageOf();
  const { contest, version, versions } = rules;
  const title = ownerText(useLocale(), contest.title, contest.titleMalayalam);
  const valid = versions[0]?.number === version.number;
  return (
    <div className="wrap pt-12 md:pt-16">
      <PageMeta title={`${title}: ${t.heading}`} description={t.description} path={path} />
      <p className="mb-4">
        <Link to={`/contests/${contest.slug}`} className="text-link wrap-anywhere" lang={languageOf(title)}>
          {title}
        </Link>
      </p>
      <h1 className="text-4xl">{t.heading}</h1>
      {!valid && (
        <p className="mt-4 text-lg text-ink-2">
          {t.version.old}{' '}
          <Link to={`/contests/${contest.slug}/rules`} className="text-link">
            {t.version.valid}
          </Link>
        </p>
      )}
      <RulesText rules={rules} others={[{ id: 'version', title: t.version.title }]}>
        <RulesVersion rules={rules} />
      </RulesText>
    </div>
  );
}

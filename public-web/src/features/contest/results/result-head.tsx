import { localizedPath, ownerText } from '@paattu/shared/locales';
import { PageMeta } from '../../../components/page-meta';
import type { PageContext, StructuredData } from '../../../components/structured-data';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { shortPoints } from './points';
import { type Result, resultsPath } from './result-query';

/** What links to the page show of it: the winner, and her picture. */
export function ResultHead({ result }: { result: Result }) {
  const t = useTranslations('results');
  const locale = useLocale();
  const { contest, version, lines } = result;
  const title = ownerText(locale, contest.title, contest.titleMalayalam);
  const path = resultsPath(contest.slug);
  const [first] = lines;
  return (
    <PageMeta
      title={t.titleOf(title)}
      description={
        first?.entry
          ? t.descriptionOf(first.entry.name, title, shortPoints(first.points.total))
          : t.description(title)
      }
      path={path}
      image={{
        path: `/api${path}/picture?lang=${locale}&version=${version}`,
        alt: t.pictureOf(title),
        size: { width: 1200, height: 630 },
      }}
      structuredData={
        import.meta.env.SSR ? (page) => resultData(result, t.titleOf(title), path, page) : undefined
      }
    />
  );
}

/** The finalists as a list by place, at the address of the page of the result. */
function resultData(
  { announcedAt, lines }: Result,
  name: string,
  path: string,
  { origin, locale }: PageContext,
): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    url: origin + localizedPath(locale, path),
    inLanguage: locale,
    datePublished: announcedAt,
    mainEntity: {
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: lines.length,
      itemListElement: lines.flatMap(({ place, entry }) =>
        entry
          ? [
              {
                '@type': 'ListItem',
                position: place,
                name: entry.name,
                url: origin + localizedPath(locale, `/entries/${entry.slug}`),
              },
            ]
          : [],
      ),
    },
  };
}

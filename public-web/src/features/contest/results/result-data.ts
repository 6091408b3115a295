import { localizedPath } from '@paattu/api-client/locales';
import type { PageContext, StructuredData } from '../../../components/structured-data';
import type { Result } from './result-query';

/** The finalists as a list by place, at the address of the page of the result. */
export function resultData(
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

import { queryOptions } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../data-provider';

/** The texts of the site as visitors see them: a new song begins with the artist's name. */
export function publishedTextsQuery(dataProvider: ConsoleDataProvider) {
  return queryOptions({
    queryKey: ['texts', 'published'],
    queryFn: () => dataProvider.findPublishedTexts(),
    // A song can be uploaded without it.
    retry: false,
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import { Throwaway } from './method';

beforeAll(() => loadTranslations('en', 'results'));

test.each([
  [10, []],
  [11, ['The 11 services']],
])('of %i throwaway domains, %j folds the list', (count, summaries) => {
  const domains = Array.from({ length: count }, (_, index) => ({
    domain: `throwaway-${index}.example`,
    rejected: index,
  }));
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/contests/cover-song-contest-2025/results">
      <Throwaway domains={domains} />
    </StaticRouter>,
  );
  expect(Array.from(html.matchAll(/<summary[^>]*>([^<]*)</g), ([, text]) => text)).toEqual(summaries);
  expect(html.match(/<dt>throwaway-/g)).toHaveLength(count);
});

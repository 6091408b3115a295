import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { type Services, ServicesContext } from '../../lib/services';
import { loadTranslations } from '../../translations/loaded';
import { Figures } from './figures';
import type { JuryRoom } from './jury-query';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'jury')]));

test.each([
  [true, 'Asking YouTube'],
  [false, 'This site has no figures from YouTube.'],
])('where the site has figures: %s, the page says: %s', (hasFigures, sentence) => {
  const room = { hasFigures, contest: { timeZone: 'Asia/Kolkata' } } as JuryRoom;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={{} as Services}>
        <StaticRouter pathname="/jury">
          <Figures id="1" room={room} />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  expect(html.includes('Asking YouTube')).toBe(hasFigures);
  expect(html).toContain(sentence);
});

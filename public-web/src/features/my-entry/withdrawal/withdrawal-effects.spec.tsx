import { createApiClient } from '@paattu/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { type Services, ServicesContext } from '../../../lib/services';
import { type OwnTexts, textsQuery } from '../../../lib/site-texts';
import { loadTranslations } from '../../../translations/loaded';
import { WithdrawalEffects } from './withdrawal-effects';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'my-entry')]));

const services = { api: createApiClient() } as Partial<Services> as Services;

function effectsOf(entry: Parameters<typeof WithdrawalEffects>[0]['entry'], siteTexts: OwnTexts = {}) {
  const queries = new QueryClient();
  queries.setQueryData(textsQuery(services.api).queryKey, siteTexts);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>
        <StaticRouter pathname="/my-entry">
          <WithdrawalEffects entry={entry} />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const IN_VOTING = { acceptsEntries: false, state: 'voting' } as const;

test.each([false, true])('a withdrawal leaves the line in the result, if there is one: %s', (hasResult) => {
  const html = effectsOf({
    hasResult,
    status: 'approved',
    contest: { acceptsEntries: false, state: 'decided' },
  });
  expect(html.includes('Its line in the result stays')).toBe(hasResult);
});

test.each([
  ['while entries are accepted', { acceptsEntries: true, state: 'open' }, 'approved', [true, false, false]],
  ['while voting is open', IN_VOTING, 'approved', [false, true, true]],
  ['while voting is open, of an entry without votes', IN_VOTING, 'pending', [false, true, false]],
] as const)('a withdrawal says what is true %s', (_, contest, status, [again, notAgain, voters]) => {
  const html = effectsOf({ hasResult: false, status, contest });
  expect([
    html.includes('You can enter again'),
    html.includes('You cannot enter again'),
    html.includes('its voters get an email'),
  ]).toEqual([again, notAgain, voters]);
});

test('a withdrawal promises no voter an email that the site does not send', () => {
  const entry = { hasResult: false, status: 'approved', contest: IN_VOTING } as const;
  expect(effectsOf(entry, { emails: 'kept' })).toContain(
    'Its votes count for nobody while it is out. Its voters may choose another entry until voting closes.',
  );
});

import { createApiClient } from '@paattu/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { type Services, ServicesContext } from '../../../lib/services';
import { loadTranslations } from '../../../translations/loaded';
import type { MyEntry } from '../my-entry-queries';
import { EntryAddress } from './entry-address';

beforeAll(() =>
  Promise.all([
    loadTranslations('en', 'site'),
    loadTranslations('en', 'my-entry'),
    loadTranslations('en', 'errors'),
  ]),
);

const services = { api: createApiClient() } as Partial<Services> as Services;

test.each([
  [null, ''],
  ['new@post.example', 'We have sent a link to'],
])('with the new address %s, the live region exists and says "%s"', (newEmail, sentence) => {
  const entry = {
    id: 'e1',
    email: 'old@post.example',
    newEmail,
    areEmailsOff: false,
    doEmailsComeBack: false,
  } as MyEntry;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <StaticRouter pathname="/my-entry">
          <EntryAddress entry={entry} />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  const [, content] = /<p role="status"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  expect(content).toMatch(sentence === '' ? /^$/ : new RegExp(`^${sentence}`));
});

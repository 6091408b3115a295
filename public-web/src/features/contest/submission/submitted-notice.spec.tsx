import { createApiClient } from '@paattu/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { type Services, ServicesContext } from '../../../lib/services';
import { loadTranslations } from '../../../translations/loaded';
import type { Submitted } from './submitted';
import { SubmittedNotice } from './submitted-notice';

beforeAll(() =>
  Promise.all([
    loadTranslations('en', 'site'),
    loadTranslations('en', 'entry-form'),
    loadTranslations('en', 'errors'),
  ]),
);

const services = { api: createApiClient() } as Partial<Services> as Services;

function noticeOf(submitted: Submitted | null): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <StaticRouter pathname="/">
          <SubmittedNotice submitted={submitted} onAnother={() => undefined} />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const sentTo = (email: string): Submitted => ({ id: 'e1', email, correctionToken: 't' });
/** The content of the live regions. */
const regionsOf = (html: string) =>
  Array.from(html.matchAll(/<(\w+) role="status"[^>]*>(.*?)<\/\1>/g), ([, , content]) => content);

test('a live region exists before an entry is accepted', () => {
  expect(regionsOf(noticeOf(null))).toEqual(['']);
});

test('no control that changes is in a live region', () => {
  const html = noticeOf(sentTo('rahul@gmail.com'));
  expect(html).toContain('Wrong? Correct it');
  expect(regionsOf(html)).toHaveLength(2);
  for (const region of regionsOf(html)) expect(region).not.toContain('<button');
});

test.each([
  ['rahul@gmial.com', true],
  ['rahul@gmail.com', false],
])('the confirmation for %s offers another address: %s', (email, isOffered) => {
  expect(noticeOf(sentTo(email)).includes('Did you mean rahul@gmail.com?')).toBe(isOffered);
});

import type { ApiClient, Session } from '@paattu/api-client';
import { createDataProvider } from './data-provider';

function providerThatReads(data: object) {
  const GET = () => Promise.resolve({ data, response: new Response() });
  return createDataProvider({ GET } as unknown as ApiClient, {} as Session);
}

test('analytics of a process that knows no periods fail to load', async () => {
  const old = { interactions: {}, songs: [] };
  await expect(providerThatReads(old).loadAnalytics({ period: '30' })).rejects.toThrow(
    'The server knows no periods.',
  );
  const current = { ...old, period: { first: '2025-07-14' } };
  expect(await providerThatReads(current).loadAnalytics({ period: '30' })).toEqual(current);
});

import { inTransaction } from '../../src/database/transaction.js';
import { EntryLinks } from '../../src/modules/contest/entries/entry-links/entry-links.service.js';
import type { TestApp } from '../app.js';
import { someAddress } from './contest.js';

/** Opens the entry in a new browser, by a link as an email has it. Returns its `Cookie` header. */
export async function openEntry(app: TestApp, entryId: string): Promise<string> {
  const link = await inTransaction(app.dataSource, ({ manager }) =>
    app.get(EntryLinks).create(manager, entryId, 'en'),
  );
  const response = await app.api.inject({
    method: 'POST',
    url: '/api/my-entry/session',
    payload: { token: new URL(link).hash.slice(1) },
    headers: someAddress(),
  });
  return String(response.headers['set-cookie']).split(';', 1)[0]!;
}

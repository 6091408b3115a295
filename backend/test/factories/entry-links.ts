import { inTransaction } from '../../src/database/transaction.js';
import { EntryLinks } from '../../src/modules/contest/entries/entry-links/entry-links.service.js';
import type { TestApp } from '../app.js';
import { type Client, client } from '../client.js';

/** Opens the entry in a new browser, by a link as an email has it. Returns its `Cookie` header. */
export async function entryCookie(app: TestApp, entryId: string): Promise<string> {
  const link = await inTransaction(app.dataSource, ({ manager }) =>
    app.get(EntryLinks).create(manager, entryId, 'en'),
  );
  const { cookie } = await client(app).post('/api/my-entry/session', { token: new URL(link).hash.slice(1) });
  return cookie;
}

/** A new browser in which the entrant has opened her entry. */
export async function openEntry(app: TestApp, entryId: string): Promise<Client> {
  return client(app).with({ cookie: await entryCookie(app, entryId) });
}

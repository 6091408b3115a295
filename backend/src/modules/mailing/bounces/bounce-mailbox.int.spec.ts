import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createEmail } from '../../../../test/factories/emails.js';
import { startImap, type TestImap } from '../../../../test/imap.js';
import { BounceAddresses } from './bounce-addresses.js';
import { BounceMailboxSweep } from './bounce-mailbox.sweep.js';
import { EmailBounce } from './email-bounce.entity.js';

let app: TestApp;
let imap: TestImap;
let sweep: BounceMailboxSweep;
let addresses: BounceAddresses;

beforeAll(async () => {
  imap = await startImap();
  const env = { BOUNCE_ADDRESS: 'bounces@songs.example', BOUNCE_MAILBOX_URL: imap.url };
  app = await createTestApp({ worker: true, env });
  sweep = app.worker!.get(BounceMailboxSweep, { strict: false });
  addresses = app.worker!.get(BounceAddresses, { strict: false });
});

beforeEach(async () => {
  imap.emails.length = 0;
  await app.asSuperuser('truncate email_bounces, outgoing_emails');
});

afterAll(async () => {
  await app.close();
  await imap.stop();
});

/** An email of the corpus, to an address of bounces. */
function report(name: string, to: string): string {
  const path = new URL(`../../../../test/fixtures/bounces/${name}.eml`, import.meta.url);
  return readFileSync(path, 'utf8')
    .replaceAll(/bounces\+[0-9a-f]+@songs\.example/g, to)
    .replaceAll('\n', '\r\n');
}

const stored = () => app.dataSource.manager.find(EmailBounce, { order: { createdAt: 'ASC' } });

// @trust bounces
test('reports about emails of this site are stored and deleted; all others stay, and are read once', async () => {
  const { id } = await createEmail(app, { status: 'sent' });
  const address = addresses.addressFor(id)!;
  imap.receive(report('postfix-unknown-user', address));
  // Some servers write all addresses in capital letters.
  imap.receive(report('gmail-out-of-storage', address.toUpperCase()));
  imap.receive(report('out-of-office-malayalam', address));
  imap.receive(report('postfix-unknown-user', `bounces+${'0'.repeat(48)}@songs.example`));
  imap.receive(report('postfix-unknown-user', 'bounces@songs.example'));
  await sweep.read();
  expect((await stored()).map(({ address: to, source, kind, code }) => [to, source, kind, code])).toEqual([
    ['asha@visitor.example', 'mailbox', 'permanent', '5.1.1'],
    ['asha@visitor.example', 'mailbox', 'temporary', '5.2.2'],
  ]);
  expect(imap.emails.map(({ isSeen }) => isSeen)).toEqual([true, true]);
  await sweep.read();
  expect(await stored()).toHaveLength(2);
});

test('a report that two workers read is stored once', async () => {
  const { id } = await createEmail(app, { status: 'sent' });
  const raw = report('postfix-unknown-user', addresses.addressFor(id)!);
  imap.receive(raw);
  await sweep.read();
  imap.receive(raw);
  await sweep.read();
  expect(await stored()).toHaveLength(1);
  expect(imap.emails).toEqual([]);
});

test('a long report is read as far as its limit', async () => {
  const { id } = await createEmail(app, { status: 'sent' });
  imap.receive(`${report('postfix-unknown-user', addresses.addressFor(id)!)}${'x'.repeat(600_000)}`);
  await sweep.read();
  expect(await stored()).toMatchObject([{ kind: 'permanent' }]);
});

test('a mailbox that does not open fails the run alone', async () => {
  const closed = await startImap();
  await closed.stop();
  const env = { BOUNCE_ADDRESS: '@bounces.songs.example', BOUNCE_MAILBOX_URL: closed.url };
  const other = await createTestApp({ worker: true, env });
  await expect(other.worker!.get(BounceMailboxSweep, { strict: false }).read()).rejects.toThrow();
  const sender = other
    .worker!.get(BounceAddresses, { strict: false })
    .addressFor('00112233-4455-6677-8899-aabbccddeeff');
  expect(sender).toMatch(/^[0-9a-f]{48}@bounces\.songs\.example$/);
  await other.close();
});

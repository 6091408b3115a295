import { type TestApp, createTestApp } from '../../../../test/app.js';
import { createEmail } from '../../../../test/factories/emails.js';
import { OutgoingEmail } from '../outgoing-email.entity.js';
import { EmailTemplates } from '../email-templates.service.js';
import { EmailOutbox } from './email-outbox.js';

describe('the outbox', () => {
  let app: TestApp;
  let outbox: EmailOutbox;
  let another: EmailOutbox;

  beforeAll(async () => {
    app = await createTestApp();
    outbox = new EmailOutbox(app.dataSource, app.get(EmailTemplates));
    another = new EmailOutbox(app.dataSource, app.get(EmailTemplates));
  });
  beforeEach(() => app.asSuperuser('truncate outgoing_emails'));
  afterAll(() => app.close());

  const createEmails = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const { id } = await createEmail(app, { toAddress: `visitor-${n}@visitor.example` });
        return id;
      }),
    );

  it('gives an email to one of several concurrent claims, of one worker or of two', async () => {
    const ids = await createEmails(50);
    const backwards = ids.toReversed();
    const claims = await Promise.all([
      ...ids.map((id) => outbox.claim(id)),
      ...backwards.map((id) => outbox.claim(id)),
      ...backwards.map((id) => another.claim(id)),
      ...ids.map((id) => another.claim(id)),
    ]);
    const claimed = claims.filter((email) => email !== null);
    expect(claimed.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(claimed.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('stores the result of each email when many finish at once', async () => {
    const [sent, kept, suppressed, failed, again, untried, waiting] = await createEmails(7);
    await app.dataSource.query(
      `update outgoing_emails set payload = '{"name": "Asha", "link": "https://x.example"}'`,
    );
    for (const id of [sent, kept, suppressed, failed, again, untried]) await outbox.claim(id!);
    await Promise.all([
      outbox.markSent(sent!, 'smtp', { subject: 'Sent' }),
      outbox.markSent(kept!, 'kept', { subject: 'Kept' }),
      outbox.markSuppressed(suppressed!, 'opt-out'),
      outbox.markFailed(failed!, 'no such mailbox'),
      outbox.putBack(again!, 'later'),
      outbox.putBackUntried(untried!, 'away'),
      // Not claimed, so it has no result.
      outbox.markSent(waiting!, 'smtp', { subject: 'Waiting' }),
    ]);
    const link = { name: 'Asha', link: 'https://x.example' };
    const none = { delivery: null, sentAt: null, lastError: null, payload: link, texts: null };
    const expected = [
      {
        ...none,
        status: 'sent',
        attempts: 1,
        delivery: 'smtp',
        sentAt: expect.any(Date),
        payload: { name: 'Asha' },
        texts: { subject: 'Sent' },
      },
      {
        ...none,
        status: 'sent',
        attempts: 1,
        delivery: 'kept',
        sentAt: expect.any(Date),
        payload: { name: 'Asha' },
        texts: { subject: 'Kept' },
      },
      { ...none, status: 'suppressed', attempts: 1, payload: { name: 'Asha' } },
      { ...none, status: 'failed', attempts: 1, lastError: 'no such mailbox' },
      { ...none, status: 'queued', attempts: 1, lastError: 'later' },
      { ...none, status: 'queued', attempts: 0, lastError: 'away' },
      { ...none, status: 'queued', attempts: 0 },
    ];
    for (const [index, id] of [sent, kept, suppressed, failed, again, untried, waiting].entries())
      expect(await app.dataSource.manager.findOneByOrFail(OutgoingEmail, { id: id! })).toMatchObject(
        expected[index]!,
      );
  });
});

import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { eventually } from '../../../test/eventually.js';
import { createEntry, currentContest, submitEntry } from '../../../test/factories/contest.js';
import { emailsTo } from '../../../test/factories/emails.js';
import { createUser } from '../../../test/factories/users.js';
import { queueBackends } from '../../../test/queue-backends.js';
import { startSmtp } from '../../../test/smtp.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { MailingService } from '../mailing/mailing.service.js';
import { OwnerNoticesSweep } from './jobs/owner-notices.sweep.js';
import type { NoticeMode } from './notice-settings.entity.js';
import { OwnerNewsItem } from './owner-news.entity.js';
import { OwnerNews } from './owner-news.service.js';

const OWNER = 'owner@paattu.example';
const WAITING_FOR_EMAILS = `
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into "outgoing_emails"%'`;
const message = { name: 'Asha', email: 'asha@visitor.example', subject: 'A song', message: 'Loved it.' };

describe('news for the owner', () => {
  let app: TestApp;
  let asOwner: Client;
  let notices: Client;
  let sweep: OwnerNoticesSweep;

  beforeAll(async () => {
    app = await createTestApp();
    asOwner = client(app).as(await createUser(app, { owner: true }));
    notices = asOwner.at('/api/admin/notices');
    // Without a worker, which would run it too.
    sweep = new OwnerNoticesSweep(app.get(SiteSettings), app.dataSource, app.get(MailingService));
  });
  beforeEach(async () => {
    await app.asSuperuser('truncate outgoing_emails, owner_news, contact_messages, contest_entries cascade');
    await app.dataSource.query(
      `update notice_settings set mode = 'at-once', digest_hour = 8, entries_noticed_at = null, messages_noticed_at = null,
         digest_at = null`,
    );
  });
  afterAll(() => app.close());

  async function choose(mode: NoticeMode, digestHour = 8): Promise<void> {
    expect((await notices.put('', { mode, digestHour })).status).toBe(200);
  }

  async function write(): Promise<void> {
    const response = await client(app).post('/api/contact', message);
    expect(response.status).toBe(204);
  }

  /** Creates entries as if they had been submitted. */
  async function createNewEntries(count: number): Promise<void> {
    const entries = await Promise.all(Array.from({ length: count }, () => createEntry(app)));
    for (const { id } of entries) await app.get(OwnerNews).add(app.dataSource.manager, 'entry', id);
  }

  async function reported() {
    const emails = await emailsTo(app, OWNER);
    return emails.map(({ template, payload }) => ({ template, ...payload }));
  }

  /** Locks the table of emails: until `end()`, no other transaction can store an email. */
  async function lockEmails() {
    const lock = app.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table outgoing_emails in exclusive mode');
    return {
      end: async () => {
        await lock.rollbackTransaction();
        await lock.release();
      },
    };
  }

  const countNews = () => app.dataSource.manager.count(OwnerNewsItem);

  async function entriesOf(count: number) {
    const { id, title } = await currentContest(app);
    return { entries: [{ contestId: id, contestTitle: title, count }], messages: 0 };
  }

  it('is an email about a new entry, once, with links and without what the entrant wrote', async () => {
    expect((await submitEntry(app)).status).toBe(201);
    await sweep.run();
    await sweep.run();
    const [email, ...others] = await emailsTo(app, OWNER);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ template: 'owner-notice', payload: await entriesOf(1) });
    const shown = await asOwner.get(`/api/admin/emails/${email!.id}`);
    expect(shown.body.subject).toBe('1 new entry');
    expect(shown.body.text).toContain('Cover Song Contest 2025: 1 new entry');
    expect(shown.body.text).toContain('http://localhost:3000/admin/contest/entries?filter=');
    expect(shown.text).not.toMatch(/Anjali|anjali|youtu/);
  });

  // @trust owner-notices
  it('is at most one email an hour about entries, which collects those meanwhile', async () => {
    await createNewEntries(500);
    await sweep.run();
    await createNewEntries(20);
    await sweep.run();
    expect(await reported()).toEqual([{ template: 'owner-notice', ...(await entriesOf(500)) }]);

    await app.dataSource.query(
      `update notice_settings set entries_noticed_at = now() - interval '61 minutes'`,
    );
    await sweep.run();
    expect(await reported()).toEqual([
      { template: 'owner-notice', ...(await entriesOf(500)) },
      { template: 'owner-notice', ...(await entriesOf(20)) },
    ]);
    expect(await countNews()).toBe(0);
  });

  it('is each contact message itself, and one email about those beyond sixty an hour', async () => {
    await write();
    await sweep.run();
    expect(await reported()).toMatchObject([{ template: 'contact-message', message: 'Loved it.' }]);

    await app.dataSource.query(
      `insert into outgoing_emails (template, to_address) select 'contact-message', '${OWNER}' from generate_series(1, 59)`,
    );
    await write();
    await write();
    await sweep.run();
    expect((await reported()).filter(({ template }) => template === 'owner-notice')).toEqual([
      { template: 'owner-notice', entries: [], messages: 2 },
    ]);
  });

  describe('of a day', () => {
    const setNow = (now: string) =>
      app.asSuperuser(
        `create or replace function site_now() returns timestamptz language sql stable as $$ select timestamptz '${now}' $$`,
      );
    let ofRelease: string;

    beforeAll(async () => {
      [{ ofRelease }] = await app.dataSource.query<[{ ofRelease: string }]>(
        `select pg_get_functiondef('site_now'::regproc) as "ofRelease"`,
      );
    });
    afterEach(async () => {
      await app.asSuperuser(ofRelease);
      await app.asSuperuser(`update contests set time_zone = 'Asia/Kolkata'`);
    });

    it('is one email after the hour of the digest, about what was new before it', async () => {
      await setNow('2031-03-10T07:00+05:30');
      await choose('daily', 8);
      await createNewEntries(2);
      await write();
      // That of the day before has no news.
      await sweep.run();
      expect(await reported()).toEqual([]);

      await setNow('2031-03-10T08:00+05:30');
      await createNewEntries(1);
      await sweep.run();
      await sweep.run();
      const digest = { template: 'owner-digest', ...(await entriesOf(2)), messages: 1 };
      expect(await reported()).toEqual([digest]);
      const [email] = await emailsTo(app, OWNER);
      const url = `/api/admin/emails/${email!.id}`;
      const shown = await asOwner.get(url);
      expect(shown.body.subject).toBe('2 new entries and 1 new message');

      // The entry that was created at 8:00 is in the digest of the next day.
      await setNow('2031-03-11T07:59:59+05:30');
      await sweep.run();
      expect(await reported()).toEqual([digest]);
      await setNow('2031-03-11T08:00+05:30');
      await sweep.run();
      expect(await reported()).toEqual([digest, { template: 'owner-digest', ...(await entriesOf(1)) }]);

      await setNow('2031-03-12T08:00+05:30');
      await sweep.run();
      expect(await reported()).toHaveLength(2);
    });

    // Of New York, clocks go forward on 9 March 2031 at 2:00, and back on 2 November 2031 at 2:00.
    it.each([
      ['Asia/Kolkata', 8, '2031-03-10T08:00+05:30', '2031-03-10T08:00+05:30'],
      ['Asia/Kolkata', 8, '2031-03-10T07:59+05:30', '2031-03-09T08:00+05:30'],
      ['Asia/Kolkata', 0, '2031-03-10T00:00+05:30', '2031-03-10T00:00+05:30'],
      ['Asia/Kolkata', 23, '2031-03-10T22:59+05:30', '2031-03-09T23:00+05:30'],
      ['America/New_York', 8, '2031-03-09T07:59-04:00', '2031-03-08T08:00-05:00'],
      ['America/New_York', 8, '2031-03-09T08:00-04:00', '2031-03-09T08:00-04:00'],
      ['America/New_York', 2, '2031-03-09T03:00-04:00', '2031-03-09T03:00-04:00'],
      ['America/New_York', 8, '2031-11-02T07:59-05:00', '2031-11-01T08:00-04:00'],
      ['America/New_York', 8, '2031-11-02T08:00-05:00', '2031-11-02T08:00-05:00'],
      ['UTC', 8, '2031-03-10T08:00Z', '2031-03-10T08:00Z'],
    ])('in %s, with the hour %i, is due at %s since %s', async (timeZone, hour, now, due) => {
      await app.asSuperuser(`update contests set time_zone = '${timeZone}'`);
      await setNow(now);
      await choose('daily', hour);
      await createNewEntries(2);
      // One just before, and one that is too late for this digest.
      await app.dataSource.query(
        `update owner_news set created_at = $1::timestamptz - case subject_id
           when (select min(subject_id::text)::uuid from owner_news) then interval '1 millisecond' else interval '0' end`,
        [due],
      );
      await sweep.run();
      expect(await reported()).toEqual([{ template: 'owner-digest', ...(await entriesOf(1)) }]);
      expect(await countNews()).toBe(1);
    });
  });

  it('is no email if the owner wants none, and what was collected is forgotten', async () => {
    await createNewEntries(3);
    await choose('off');
    expect(await countNews()).toBe(0);
    expect((await submitEntry(app)).status).toBe(201);
    await write();
    await sweep.run();
    expect([await countNews(), await reported()]).toEqual([0, []]);
  });

  it('of an act that began before the owner wanted no emails is forgotten too', async () => {
    const act = app.dataSource.createQueryRunner();
    await act.startTransaction();
    const { id } = await createEntry(app);
    await app.get(OwnerNews).add(act.manager, 'entry', id);
    await choose('off');
    await act.commitTransaction();
    await act.release();
    expect(await countNews()).toBe(1);
    await sweep.run();
    expect(await countNews()).toBe(0);
    await choose('at-once');
    await sweep.run();
    expect(await reported()).toEqual([]);
  });

  it('that was deleted meanwhile is not reported', async () => {
    await createNewEntries(1);
    await app.asSuperuser('truncate contest_entries cascade');
    await sweep.run();
    expect([await countNews(), await reported()]).toEqual([0, []]);
    await createNewEntries(1);
    await sweep.run();
    expect(await reported()).toHaveLength(1);
  });

  it('is reported by one of several workers, also what is new meanwhile', async () => {
    await createNewEntries(5);
    const lock = await lockEmails();
    const first = sweep.run();
    await eventually(async () => (await app.dataSource.query(WAITING_FOR_EMAILS)).length > 0);
    await createNewEntries(1);
    await sweep.run();
    await lock.end();
    await first;
    await sweep.run();
    expect(await reported()).toEqual([{ template: 'owner-notice', ...(await entriesOf(5)) }]);
    expect(await countNews()).toBe(1);
  });

  // @trust owner-notices
  it('is neither lost nor reported twice when the worker ends before the email is stored', async () => {
    await createNewEntries(2);
    const lock = await lockEmails();
    const failed = expect(sweep.run()).rejects.toThrow();
    await eventually(async () => {
      const ended = await app.dataSource.query<unknown[]>(
        `select pg_terminate_backend(pid) from (${WAITING_FOR_EMAILS}) waiting`,
      );
      return ended.length > 0;
    });
    await failed;
    await lock.end();
    expect([await countNews(), await reported()]).toEqual([2, []]);
    await sweep.run();
    await sweep.run();
    expect([await countNews(), await reported()]).toEqual([
      0,
      [{ template: 'owner-notice', ...(await entriesOf(2)) }],
    ]);
  });

  it('comes at once until the owner chooses otherwise, at an hour in the time zone of the site', async () => {
    expect(await notices.get()).toEqual({
      status: 200,
      body: { mode: 'at-once', digestHour: 8, timeZone: 'Asia/Kolkata', version: expect.any(String) },
    });
    const daily = { mode: 'daily', digestHour: 21 };
    expect(await notices.put('', daily)).toEqual({
      status: 200,
      body: { ...daily, timeZone: 'Asia/Kolkata', version: expect.any(String) },
    });
    for (const wrong of [
      { ...daily, mode: 'hourly' },
      { ...daily, digestHour: 24 },
      { mode: 'daily' },
      { ...daily, digestHour: 7.5 },
    ]) {
      expect(await notices.put('', wrong)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    }
    expect((await notices.get()).body).toMatchObject(daily);
  });

  it('keeps its settings when a second window saves without having seen them', async () => {
    const { version } = (await notices.get()).body;
    const saved = await notices.seen(version).put('', { mode: 'off', digestHour: 8 });
    expect(saved.status).toBe(200);
    expect(await notices.seen(version).put('', { mode: 'daily', digestHour: 8 })).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await notices.get()).body).toEqual(saved.body);
  });
});

describe.each(queueBackends)('with its jobs on %s, the worker', (_, queueEnv) => {
  it('sends the owner an email about a new entry by SMTP', async () => {
    const smtp = await startSmtp();
    const env = { ...(await queueEnv()), SMTP_URL: smtp.url };
    const app = await createTestApp({ env, worker: true });
    expect((await submitEntry(app)).status).toBe(201);
    await app.worker!.get(OwnerNoticesSweep, { strict: false }).run();
    await smtp.waitFor(2);
    const toOwner = smtp.received.filter(({ recipients }) => recipients.includes(OWNER));
    expect(toOwner.map(({ subject }) => subject)).toEqual(['1 new entry']);
    await app.close();
    await smtp.stop();
  });
});

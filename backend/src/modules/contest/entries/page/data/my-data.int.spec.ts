import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { eventually } from '../../../../../../test/eventually.js';
import { someAddress } from '../../../../../../test/client.js';
import { createEntry, makePhoto, submitEntry } from '../../../../../../test/factories/contest.js';
import { entryCookie } from '../../../../../../test/factories/entry-links.js';
import { createEmail } from '../../../../../../test/factories/emails.js';
import { createUser } from '../../../../../../test/factories/users.js';
import { unzip } from '../../../../../../test/unzip.js';
import { Storage } from '../../../../../infra/storage/storage.js';
import { AddressChange } from '../../addresses/address-change.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { OwnershipProof } from '../ownership/ownership-proof.entity.js';
import { PrizeOffer } from '../../../results/prize/prize-offer.entity.js';
import { ReplacedPhoto } from '../../photos/replaced-photo.entity.js';
import { EntryRevision } from '../revisions/entry-revision.entity.js';
import { EntryVideo } from '../../videos/entry-video.entity.js';

let app: TestApp;
let storage: Storage;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  storage = app.get(Storage as never);
});
afterAll(() => app.close());

async function submit(fields: Record<string, string>): Promise<ContestEntry> {
  const { id } = (await submitEntry(app, { fields, rulesVersion: 1 })).body as { id: string };
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

async function download(id: string, cookie: string | null, signal?: AbortSignal) {
  const response = await fetch(`${app.url}/api/my-entry/${id}/data`, {
    headers: { 'x-forwarded-for': someAddress(), ...(cookie && { cookie }) },
    ...(signal && { signal }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const codeIn = ({ status, body }: { status: number; body: Buffer }) =>
  `${status} ${(JSON.parse(body.toString()) as { code: string }).code}`;

describe('my data', () => {
  // @trust entry-data
  test('has all that is stored about the entry, with its photos and those of a change, and nothing of anybody else', async () => {
    const { manager } = app.dataSource;
    const staff = await createUser(app, { owner: true });
    const entry = await submit({ email: 'anjali@visitor.example', name: 'Anjali Nair', language: 'ml' });
    const { id, contestId, videoId } = entry;
    await submit({ email: 'another@visitor.example', name: 'Somebody Else' });
    await manager.query(
      `insert into entry_events (entry_id, actor_id, action, from_status, to_status, reason_id, reason, sentence)
       select $1, $2, 'reject', 'pending', 'rejected', id, 'No paper.', 'Write it large.' from moderation_reasons limit 1`,
      [id, staff.id],
    );
    await manager.query(`insert into entry_notes (entry_id, author_id, body) values ($1, $2, 'Looks odd.')`, [
      id,
      staff.id,
    ]);
    await manager.update(EntryVideo, { entryId: id }, { flags: ['unlisted'] });
    const newPhoto = await makePhoto('png');
    await storage.put('contest-submissions/contest-images/new.jpg', newPhoto);
    await storage.put('contest-submissions/contest-images/new.webp', newPhoto);
    await manager.insert(EntryRevision, {
      entryId: id,
      name: 'Anjali',
      photoKey: 'contest-submissions/contest-images/new.jpg',
      cardKey: 'contest-submissions/contest-images/new.webp',
    });
    await storage.put('contest-submissions/contest-images/former.jpg', newPhoto);
    await storage.put('contest-submissions/contest-images/former.webp', newPhoto);
    await manager.insert(ReplacedPhoto, {
      entryId: id,
      photoKey: 'contest-submissions/contest-images/former.jpg',
      cardKey: 'contest-submissions/contest-images/former.webp',
    });
    await createEmail(app, { template: 'rules-changed', toAddress: entry.email, contestId });
    await createEmail(app, { template: 'contact-receipt', toAddress: entry.email });
    await createEmail(app, {
      template: 'entry-approved',
      toAddress: staff.email,
      entryId: id,
      isTrial: true,
    });
    await manager.query(`insert into email_opt_outs (email) values ('anjali@visitor.example')`);
    await manager.query(
      `insert into email_bounces (report_hash, source, address, kind, code, detail, ends_emails)
       values (sha256('report'), 'mailbox', 'anjali@visitor.example', 'permanent', '5.1.1', 'User unknown', true)`,
    );
    await manager.query(
      `insert into entry_messages (id, entry_id, number, body) values (gen_random_uuid(), $1, 1, 'May I?')`,
      [id],
    );
    await manager.insert(OwnershipProof, {
      entryId: id,
      code: 'paattu-abcd-2345',
      state: 'proved',
      videoId,
      decidedAt: new Date(),
    });
    await manager.insert(AddressChange, {
      entryId: id,
      email: 'anjali.new@visitor.example',
      tokenHash: randomBytes(32),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await manager.insert(PrizeOffer, { contestId, entryId: id, place: 2, emailId: randomUUID() });

    const warnings: string[] = [];
    const warn = ({ message }: Error) => void warnings.push(message);
    process.on('warning', warn);
    const { status, headers, body } = await download(id, await entryCookie(app, id));
    process.off('warning', warn);
    expect(warnings).toEqual([]);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="my-entry-${today}.zip"`);
    const files = unzip(body);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'data.json',
      'photos/photo.jpg',
      'photos/photo-small.webp',
      'photos/new-photo.jpg',
      'photos/new-photo-small.webp',
      'photos/replaced-photo-1.jpg',
      'photos/replaced-photo-1-small.webp',
    ]);
    expect(files.get('README.txt')!.toString()).toContain('നിങ്ങളുടെ വിവരങ്ങൾ');
    expect(files.get('photos/photo.jpg')!.length).toBe((await storage.stat(entry.photoKey!))!.size);
    expect(files.get('photos/new-photo.jpg')).toEqual(newPhoto);

    const at = expect.any(String);
    const email = {
      toAddress: entry.email,
      language: 'en',
      status: 'queued',
      suppressedFor: null,
      delivery: null,
      createdAt: at,
    };
    const text = files.get('data.json')!.toString();
    expect(JSON.parse(text)).toEqual({
      copiedAt: at,
      entry: [
        {
          id,
          slug: entry.slug,
          name: 'Anjali Nair',
          email: 'anjali@visitor.example',
          addressProvedAt: at,
          proofTakenBackAt: null,
          language: 'ml',
          youtubeUrl: entry.youtubeUrl,
          videoId,
          aiUse: null,
          aiNote: null,
          status: 'pending',
          withdrawnAt: null,
          withdrawnFrom: null,
          viewCount: 0,
          viewsRefreshedAt: null,
          submittedAt: at,
          updatedAt: at,
          contest: 'Cover Song Contest 2025',
        },
      ],
      history: [
        {
          action: 'submit',
          fromStatus: null,
          toStatus: 'pending',
          reason: null,
          reasonMalayalam: null,
          sentence: null,
          changed: null,
          aiUse: null,
          createdAt: at,
        },
        {
          action: 'reject',
          fromStatus: 'pending',
          toStatus: 'rejected',
          reason: 'No paper.',
          reasonMalayalam: null,
          sentence: 'Write it large.',
          changed: null,
          aiUse: null,
          createdAt: at,
        },
      ],
      consents: ['publication', 'rules'].map((purpose) => ({
        purpose,
        textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        language: 'ml',
        method: 'stated',
        givenAt: at,
        text: at,
        rulesVersion: 1,
      })),
      video: [
        {
          videoId,
          title: null,
          channelTitle: null,
          channelId: null,
          durationS: null,
          publishedAt: null,
          flags: ['unlisted'],
          checkedAt: null,
          nextCheckAt: at,
          health: 'ok',
          healthSince: at,
          problem: null,
        },
      ],
      proof: [{ code: 'paattu-abcd-2345', state: 'proved', videoId, askedAt: at, decidedAt: at }],
      offer: [
        {
          place: 2,
          offeredAt: at,
          emailSentAt: null,
          dueAt: null,
          state: 'open',
          answeredAt: null,
          remindedAt: null,
          suspendedAt: null,
          resumedAt: null,
          leftAt: null,
          lapseCause: null,
        },
      ],
      changes: [
        {
          name: 'Anjali',
          videoId: null,
          videoFlags: [],
          videoTitle: null,
          videoChannelTitle: null,
          videoDurationS: null,
          videoPublishedAt: null,
          videoCheckedAt: null,
          state: 'pending',
          createdAt: at,
          decidedAt: null,
        },
      ],
      replaced: [{ replacedAt: at }],
      messages: [{ from: 'entrant', body: 'May I?', createdAt: at, settledAt: null }],
      emails: [
        {
          ...email,
          subject: 'നിങ്ങളുടെ എൻട്രി കിട്ടി',
          template: 'entry-received',
          language: 'ml',
          sentAt: null,
        },
        {
          ...email,
          subject: 'The rules of the contest have changed',
          template: 'rules-changed',
          sentAt: null,
        },
      ],
      // Of the receipt and of the session. That of the submission, which no email brought, ended with it.
      links: Array(2).fill({ isEmailed: true, createdAt: at, expiresAt: at }),
      browsers: [{ createdAt: at, expiresAt: at }],
      newAddress: [{ email: 'anjali.new@visitor.example', asks: 1, askedAt: at, expiresAt: at }],
      correction: [],
      erasure: [],
      bounces: [
        {
          address: 'anjali@visitor.example',
          kind: 'permanent',
          code: '5.1.1',
          detail: 'User unknown',
          endsEmails: true,
          forgivenAt: null,
          createdAt: at,
        },
      ],
      optOut: [{ email: 'anjali@visitor.example', createdAt: at }],
    });
    for (const foreign of [staff.email, staff.id, 'Looks odd', 'Somebody Else', 'another@', '#']) {
      expect(text).not.toContain(foreign);
    }
  });

  test('leaves out a photo that was deleted', async () => {
    const { id } = await createEntry(app, { photoKey: null, cardKey: null });
    const { body } = await download(id, await entryCookie(app, id));
    expect([...unzip(body).keys()]).toEqual(['README.txt', 'data.json']);
  });

  // @trust entry-data
  test('is sent to the browsers of the entry alone', async () => {
    const [mine, other] = [await createEntry(app), await createEntry(app)];
    expect(codeIn(await download(other.id, await entryCookie(app, mine.id)))).toBe('404 NOT_FOUND');
    expect(codeIn(await download(mine.id, null))).toBe('401 ENTRY_LINK_NEEDED');
  });

  test('is sent once at a time, and a download that is broken off closes its file', async () => {
    const { id } = await submit({ email: 'twice@visitor.example' });
    const cookie = await entryCookie(app, id);
    const photo = new PassThrough();
    const stream = jest.spyOn(storage, 'stream').mockResolvedValue(photo);
    const leaving = new AbortController();
    const broken = download(id, cookie, leaving.signal).catch(() => 'broken off');
    await eventually(() => Promise.resolve(stream.mock.calls.length > 0));
    expect(codeIn(await download(id, cookie))).toBe('429 DATA_BEING_SENT');
    leaving.abort();
    expect(await broken).toBe('broken off');
    await eventually(() => Promise.resolve(photo.destroyed));
    stream.mockRestore();
    await eventually(async () => (await download(id, cookie)).status === 200);
  });
});

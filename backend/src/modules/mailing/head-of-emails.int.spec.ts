import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { currentContest } from '../../../test/factories/contest.js';
import { rulesChanged } from '../contest/contests/emails/rules-changed.email.js';
import { voteLink } from '../contest/voting/emails/vote-link.email.js';
import { emailsTo, queueEmails } from '../../../test/factories/emails.js';
import { createUser } from '../../../test/factories/users.js';
import { inTransaction } from '../../database/transaction.js';
import { SealHeads } from '../audit/seals/seal-heads.service.js';
import { AuditSealer } from '../audit/seals/audit-sealer.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { MailingService } from './mailing.service.js';

const SENTENCE =
  'The line below seals the record of what we have done in this contest, up to the date with which the line begins. If you keep this email, it can be checked later that nobody has rewritten the record.';

let app: TestApp;
let contestId: string;
let asOwner: Client;

const payload = {
  name: 'Asha',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  contestTitle: 'Cover Song Contest 2025',
  contestSlug: 'cover-song-contest-2025',
  link: 'https://songs.example/my-entry#abc',
};

beforeAll(async () => {
  app = await createTestApp();
  ({ id: contestId } = await currentContest(app));
  asOwner = client(app).as(await createUser(app, { owner: true }));
});
afterAll(() => app.close());

const sealDay = () => new AuditSealer(app.dataSource, app.get(ChangeTopics)).run();
const headLine = async () =>
  (await app.get(SealHeads).find(app.dataSource.manager, contestId))?.line ?? 'no head';

async function read(to: string) {
  const [email] = await emailsTo(app, to);
  const url = `/api/admin/emails/${email?.id ?? ''}`;
  return (await asOwner.get<{ html: string; text: string }>(url)).body;
}

// @trust audit-seals
test('emails about an entry end with the head of their contest once it has one, and keep it', async () => {
  const queue = (to: string, template: 'entry-approved' | 'entry-received' = 'entry-approved') =>
    queueEmails(app, { template, to, payload, contestId });
  await queue('before@visitor.example');
  await sealDay();
  await queue('after@visitor.example');
  await queue('optional@visitor.example', 'entry-received');
  const line = await headLine();

  const before = await read('before@visitor.example');
  expect(before.html + before.text).not.toContain('seals');
  expect(before.html + before.text).not.toContain('paattu/');

  const after = await read('after@visitor.example');
  expect(after.text.endsWith(`\n\nPaattu\n\n${SENTENCE}\n${line}`)).toBe(true);
  expect(after.html).toContain(
    `${SENTENCE}<br/><span dir="ltr" style="font-family:monospace">${line}</span>`,
  );

  // An email that can be stopped offers that last.
  const optional = await read('optional@visitor.example');
  expect(optional.text).toContain(`\n\nPaattu\n\n${SENTENCE}\n${line}\n\nOpt out of these emails`);

  await app.asSuperuser(`set session_replication_role = replica;
    update audit_seals set day = day - 1 where day is not null; reset session_replication_role`);
  await sealDay();
  expect(await headLine()).not.toBe(line);
  expect(await read('after@visitor.example')).toEqual(after);
});

test('many emails at once have the head of their contest, and an email to a voter has none', async () => {
  await sealDay();
  await inTransaction(app.dataSource, async (tx) => {
    const mailing = app.get(MailingService);
    const emails = ['one@visitor.example', 'two@visitor.example'].map((to) => ({
      template: rulesChanged,
      to,
      language: 'ml' as const,
      contestId,
      payload: { ...payload, change: 'A week more.', rulesVersionId: contestId },
    }));
    await mailing.queueEmails(tx, emails);
    const { contestTitle, link } = payload;
    await mailing.queueEmail(tx, {
      template: voteLink,
      to: 'voter@visitor.example',
      contestId,
      payload: { contestTitle, link },
    });
  });
  const line = await headLine();
  for (const to of ['one@visitor.example', 'two@visitor.example'])
    expect((await read(to)).text.endsWith(`ഉറപ്പാക്കാം.\n${line}`)).toBe(true);
  const [toVoter] = await emailsTo(app, 'voter@visitor.example');
  expect(toVoter?.payload).toEqual({ contestTitle: payload.contestTitle, link: payload.link });
});

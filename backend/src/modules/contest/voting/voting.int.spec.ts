import { eventually } from '../../../../test/eventually.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Answer, type Client, client, someAddress } from '../../../../test/client.js';
import { CAPTCHA_ANSWER, createCaptcha, createEntry } from '../../../../test/factories/contest.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { createVoteLink, openVoting, solveProof } from '../../../../test/factories/voting.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { Ballot } from './ballot.entity.js';
import { BallotContext } from './ballot-context.entity.js';
import { VoteRequest } from './vote-request.entity.js';
import type { MyContestVoteDto } from './voting.dto.js';

let app: TestApp;
let visitor: Client;
let asha: ContestEntry;
let binu: ContestEntry;

beforeAll(async () => {
  app = await createTestApp();
  visitor = client(app).at('/api/contest').with({ 'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36' });
  asha = await createEntry(app, { name: 'Asha', slug: 'asha', status: 'approved' });
  binu = await createEntry(app, { name: 'Binu', slug: 'binu', status: 'approved' });
});
afterAll(() => app.close());

beforeEach(async () => {
  await openVoting(app);
  await app.dataSource.query(`update contest_entries set status = 'approved'`);
});

const confirm = (token: string, browser = visitor, entry?: { id: string }) =>
  browser.post<MyContestVoteDto>('/votes/confirm', { token, ...(entry && { entryId: entry.id }) });

const request = async (entry: ContestEntry, email: string, more: object = {}, browser = visitor) =>
  browser.post('/votes', {
    entryId: entry.id,
    email,
    isAdult: true,
    proof: await solveProof(app, entry.id),
    ...more,
  });

async function signedIn(email: string, verified = true) {
  const user = await createUser(app, { email, verified });
  return { user, browser: visitor.as(user) };
}

const put = (entry: ContestEntry, browser: Client) =>
  browser.put<MyContestVoteDto>('/my-vote', { entryId: entry.id, isAdult: true });

const ballots = () => app.dataSource.manager.find(Ballot, { order: { countedAt: 'ASC' } });

/** How many counted votes an entry has. */
async function countOf({ id }: ContestEntry): Promise<number> {
  return app.dataSource.manager.countBy(Ballot, { entryId: id, state: 'counted' });
}

const code = ({ status, code }: Answer) => [status, code];

describe('by email', () => {
  test('a vote counts when the button of the link is pressed, and not before', async () => {
    const asked = await request(asha, 'devi@voter.example', { language: 'ml' });
    expect([asked.status, asked.body]).toEqual([202, null]);
    const [email] = await emailsTo(app, 'devi@voter.example');
    expect(email).toMatchObject({ template: 'vote-link', language: 'ml', contestId: asha.contestId });
    expect(email!.payload['entryName']).toBe('Asha');
    const link = new URL(email!.payload['link'] as string);
    expect(link.pathname).toBe('/ml/vote/confirm');
    const token = link.hash.slice(1);

    const before = await countOf(asha);
    expect((await visitor.post('/votes/link', { token })).body).toMatchObject({
      entry: { slug: 'asha', name: 'Asha' },
      isUsed: false,
      current: null,
    });
    expect(await countOf(asha)).toBe(before);

    const confirmed = await confirm(token);
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      {
        vote: {
          entry: {
            id: asha.id,
            slug: 'asha',
            name: 'Asha',
            videoId: asha.videoId,
            youtubeUrl: asha.youtubeUrl,
            aiUse: null,
            photoUrl: `/api/contest/entries/${asha.id}/photo?size=card`,
          },
          state: 'received',
          receipt: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
          votedAt: expect.any(String),
          isEntryInContest: true,
          isEntryBack: false,
        },
        votesAtOnce: true,
        isOfAccount: false,
      },
    ]);
    expect(await countOf(asha)).toBe(before + 1);
    const { cookie } = confirmed;
    expect((await visitor.with({ cookie }).post('/votes/link', { token })).body).toMatchObject({
      isUsed: true,
      current: { slug: 'asha' },
    });
  });

  // @trust vote-of-another
  test('a used link shows for whom the vote is only to the browser with its cookie', async () => {
    const token = await createVoteLink(app, asha);
    const { cookie, body } = await confirm(token);
    const other = (await confirm(await createVoteLink(app, binu))).cookie;
    for (const stranger of [visitor, visitor.with({ cookie: other })]) {
      expect((await stranger.post('/votes/link', { token })).body).toMatchObject({
        isUsed: true,
        current: null,
      });
      const again = await confirm(token, stranger);
      expect(again.body.vote).toEqual({ ...body.vote, entry: null });
      expect(again.cookie).not.toContain('paattu_vote=');
    }
    const own = visitor.with({ cookie });
    expect((await confirm(token, own)).body.vote).toMatchObject({ entry: { slug: 'asha' } });
    await put(binu, own);
    expect((await own.post('/votes/link', { token })).body).toMatchObject({
      current: { slug: 'binu' },
    });
  });

  test('the consent, the rules and the context of a vote are stored', async () => {
    const token = await createVoteLink(app, asha, { email: 'Context@voter.example' });
    const { body, cookies } = await confirm(token, visitor.from('203.0.113.77'));
    const ballot = await app.dataSource.manager.findOneByOrFail(Ballot, { receiptCode: body.vote!.receipt });
    expect(ballot).toMatchObject({
      email: 'Context@voter.example',
      userId: null,
      language: 'en',
      changes: 0,
    });
    const [{ text }] = await app.dataSource.query<[{ text: string }]>(
      'select text from consent_texts where sha256 = $1',
      [ballot.consentTextSha256],
    );
    expect(text).toBe('I am 18 or over');
    const context = await app.dataSource.manager.findOneByOrFail(BallotContext, { ballotId: ballot.id });
    expect(context).toEqual({
      ballotId: ballot.id,
      ip: '203.0.113.77',
      network: '203.0.113.0/24',
      deviceId: cookies.find(({ name }) => name === 'paattu_device')?.value,
      userAgentClass: 'browser',
      confirmedAfterMs: expect.any(Number),
    });
  });

  // @trust vote-once
  test('a link counts once: pressed again after the vote was moved, it moves nothing back', async () => {
    const token = await createVoteLink(app, asha);
    const { cookie, body } = await confirm(token);
    const moved = await put(binu, visitor.with({ cookie }));
    expect(moved.body.vote).toMatchObject({ entry: { slug: 'binu' }, receipt: body.vote!.receipt });
    const again = await confirm(token);
    expect([again.status, again.body.vote]).toEqual([200, { ...moved.body.vote, entry: null }]);
    // Whoever finds a used link cannot move the vote.
    expect([again.body.votesAtOnce, again.cookie.includes('paattu_vote=')]).toEqual([false, false]);
  });

  // @trust vote-once
  test('a thousand presses of one link at once are one vote', async () => {
    const before = await countOf(asha);
    const token = await createVoteLink(app, asha);
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => confirm(token)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.vote?.receipt}`)).size).toBe(1);
    expect(await countOf(asha)).toBe(before + 1);
    const acts = await app.dataSource.query<unknown[]>(
      `select from audit_log join ballots on ballots.id::text = subject_id where receipt_code = $1`,
      [answers[0]!.body.vote!.receipt],
    );
    expect(acts).toHaveLength(1);
  });

  // @trust vote-once
  test('a thousand voters at once are a thousand votes', async () => {
    const before = await countOf(binu);
    const tokens = await Promise.all(Array.from({ length: 1_000 }, () => createVoteLink(app, binu)));
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.vote?.receipt)).size).toBe(1_000);
    expect(await countOf(binu)).toBe(before + 1_000);
  });

  // @trust vote-once
  test('two spellings of one mailbox are one voter', async () => {
    const votes = (await ballots()).length;
    const first = await confirm(await createVoteLink(app, asha, { email: 'lekha.k@gmail.com' }));
    const second = await confirm(await createVoteLink(app, binu, { email: 'LekhaK+vote@googlemail.com' }));
    expect(second.body.vote).toMatchObject({ entry: { slug: 'binu' }, receipt: first.body.vote!.receipt });
    expect((await ballots()).length).toBe(votes + 1);
  });

  // @trust vote-emails
  test('the answer is the same for an address that has voted, and after three emails a day to one mailbox', async () => {
    const email = 'thrice@voter.example';
    const here = visitor.from(someAddress());
    const ask = (to = email) => request(binu, to, {}, here);
    const answers = [await ask()];
    const [first] = await emailsTo(app, email);
    await confirm(new URL(first!.payload['link'] as string).hash.slice(1));
    for (let time = 1; time < 4; time++) answers.push(await ask());
    answers.push(await ask('Thrice+again@voter.example'));
    expect(answers.map(({ status, body, cookies }) => [status, body, cookies])).toEqual(
      Array(5).fill([202, null, []]),
    );
    expect(await emailsTo(app, email)).toHaveLength(3);
    expect(await emailsTo(app, 'Thrice+again@voter.example')).toEqual([]);
    expect(await app.dataSource.manager.countBy(VoteRequest, { email })).toBe(3);
    await app.dataSource.query(
      `update vote_requests set requested_at = requested_at - interval '24 hours' where email = $1`,
      [email],
    );
    await ask();
    expect(await emailsTo(app, email)).toHaveLength(4);
  });

  // @trust vote-not-locked-out
  test('three links that a stranger asked for leave the voter one, and each is good for any entry', async () => {
    const email = 'victim@college.example';
    const [stranger, others, hers] = [1, 2, 3].map(() => visitor.from(someAddress())) as [
      Client,
      Client,
      Client,
    ];
    const emails = async () => (await emailsTo(app, email)).map(({ payload }) => payload['entryName']);
    for (let time = 0; time < 3; time++) await request(asha, email, {}, time < 2 ? stranger : others);
    // Those networks have asked already, under whichever spelling.
    for (const browser of [stranger, others]) await request(asha, 'Victim+x@college.example', {}, browser);
    expect(await emails()).toEqual(['Asha', 'Asha', 'Asha']);
    await request(binu, email, {}, hers);
    expect(await emails()).toEqual(['Asha', 'Asha', 'Asha', 'Binu']);
    // Then the mailbox is protected, from wherever one asks.
    for (const browser of [hers, visitor]) await request(binu, email, {}, browser);
    expect(await emails()).toHaveLength(4);
    expect(await app.dataSource.manager.countBy(VoteRequest, { email })).toBe(4);
    const [first] = await emailsTo(app, email);
    const token = new URL(first!.payload['link'] as string).hash.slice(1);
    expect((await visitor.post('/votes/link', { token })).body).toMatchObject({ entry: { slug: 'asha' } });
    const { body, cookie } = await confirm(token, visitor, binu);
    expect(body.vote).toMatchObject({ entry: { slug: 'binu' } });
    // It is used, also for another entry.
    expect((await confirm(token, visitor.with({ cookie }), asha)).body.vote).toEqual(body.vote);
  });

  // @trust vote-not-locked-out
  test('a link votes only for entries of its contest that are in it, and one whose entry left for another one', async () => {
    const token = await createVoteLink(app, asha);
    const gone = [409, 'ENTRY_NOT_VOTABLE'];
    const pending = await createEntry(app, { status: 'pending' });
    const unknown = { id: '00000000-0000-4000-8000-000000000000' };
    const foreign = await createEntry(app, { status: 'approved' });
    await app.asSuperuser(
      `set session_replication_role = replica; update contest_entries set contest_id = gen_random_uuid() where id = '${foreign.id}'`,
    );
    for (const entry of [pending, unknown, foreign])
      expect(code(await confirm(token, visitor, entry))).toEqual(gone);
    expect((await confirm(token, visitor, { id: 'no id' })).status).toBe(400);
    await app.dataSource.query(`update contest_entries set status = 'rejected' where id = $1`, [asha.id]);
    const { body } = await visitor.post('/votes/link', { token });
    expect(body).toMatchObject({ entry: null, isUsed: false });
    expect((await confirm(token, visitor, binu)).body.vote).toMatchObject({ entry: { slug: 'binu' } });
    await app.dataSource.query(`update contest_entries set status = 'approved' where id = $1`, [asha.id]);
  });

  // @trust vote-emails
  test('the answer is the same after three emails a day for an entry that is not in the contest, and after voting', async () => {
    const gone = await createEntry(app, { status: 'rejected' });
    const email = 'known@voter.example';
    const here = visitor.from(someAddress());
    for (let time = 0; time < 3; time++) await request(binu, email, {}, here);
    for (const voter of [email, 'stranger@voter.example'])
      expect(code(await request(gone, voter))).toEqual([409, 'ENTRY_NOT_VOTABLE']);
    await openVoting(app, { sinceHours: 48, forHours: -2 });
    for (const voter of [email, 'stranger@voter.example'])
      expect(code(await request(binu, voter))).toEqual([409, 'VOTING_CLOSED']);
    await openVoting(app);
  });

  // @trust vote-emails
  test('an answer takes at least half a second, also without an email', async () => {
    const here = visitor.from(someAddress());
    for (let time = 0; time < 4; time++) {
      const start = performance.now();
      await request(binu, 'patient@voter.example', {}, here);
      expect(performance.now() - start).toBeGreaterThanOrEqual(499);
    }
    expect(await emailsTo(app, 'patient@voter.example')).toHaveLength(3);
  });

  // @trust vote-emails
  test('requests of one mailbox at once get three emails', async () => {
    const spellings = Array.from({ length: 8 }, (_, n) => `at.once+${n}@gmail.com`);
    const here = visitor.from(someAddress());
    await Promise.all(spellings.map((email) => request(asha, email, {}, here)));
    const sent = await Promise.all(spellings.map((email) => emailsTo(app, email)));
    expect(sent.flat()).toHaveLength(3);
  });

  test('a minor, a throwaway address and an invalid address are rejected with a sentence', async () => {
    const rejected = async (email: string, more: object) => {
      const { status, body } = await request(asha, email, more);
      return [status, (body['details'] as Array<{ field: string; code: string }> | undefined)?.[0] ?? body];
    };
    expect(await rejected('young@voter.example', { isAdult: false })).toEqual([
      400,
      {
        field: 'isAdult',
        code: 'ADULTS_ONLY',
        message: 'Please confirm that you are 18 or over',
      },
    ]);
    expect(await rejected('someone@mailinator.com', {})).toEqual([
      400,
      {
        field: 'email',
        code: 'ADDRESS_DISPOSABLE',
        message:
          'Please use your everyday email address: this one belongs to a service for throwaway addresses.',
      },
    ]);
    expect((await rejected('no address', {}))[0]).toBe(400);
    await app.dataSource.query(`insert into disposable_domains (domain) values ('thrown.example')`);
    const { browser } = await signedIn('account@thrown.example');
    expect((await rejected('someone@mail.thrown.example', {}))[1]).toMatchObject({
      code: 'ADDRESS_DISPOSABLE',
    });
    expect(code(await put(asha, browser))).toEqual([400, 'ADDRESS_DISPOSABLE']);
  });

  // @trust vote-emails
  test('a proof of work is good for one request of its entry, until it expires', async () => {
    const failed = [400, 'VOTE_CHALLENGE_FAILED'];
    const proof = await solveProof(app, asha.id);
    expect(code(await request(binu, 'other-entry@voter.example', { proof }))).toEqual(failed);
    expect((await request(asha, 'proof@voter.example', { proof })).status).toBe(202);
    expect(code(await request(asha, 'proof@voter.example', { proof }))).toEqual(failed);
    const tampered = JSON.parse(Buffer.from(await solveProof(app, asha.id), 'base64').toString()) as {
      challenge: { parameters: { expiresAt: number } };
    };
    tampered.challenge.parameters.expiresAt += 60;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const forged = [
      '',
      '!',
      encode(null),
      encode([]),
      encode({}),
      encode({ challenge: null }),
      encode(tampered),
      encode({
        ...(JSON.parse(Buffer.from(await solveProof(app, asha.id), 'base64').toString()) as object),
        hmacAlgorithm: 'MD5',
        solution: { counter: 1, derivedKey: '' },
      }),
    ];
    for (const each of forged)
      expect(code(await request(asha, 'forged@voter.example', { proof: each }))).toEqual(failed);
    expect(await emailsTo(app, 'forged@voter.example')).toEqual([]);
  });

  // @trust vote-emails
  test('above ten emails an hour from one network address, a vote needs a captcha', async () => {
    const address = someAddress();
    const browser = visitor.from(address);
    await app.dataSource.query('delete from rate_limits');
    await app.dataSource.query(
      `insert into rate_limits (key, points, expire) values ('vote-email:' || $1, 10, $2)`,
      [address, Date.now() + 3_600_000],
    );
    const email = 'hostel@voter.example';
    expect(code(await request(asha, email, {}, browser))).toEqual([400, 'CAPTCHA_NEEDED']);
    const captchaId = await createCaptcha(app);
    const wrong = await request(asha, email, { captchaId, captchaText: 'XXXXXX' }, browser);
    expect(code(wrong)).toEqual([400, 'CAPTCHA_INCORRECT']);
    const solved = { captchaId, captchaText: CAPTCHA_ANSWER };
    expect((await request(asha, email, solved, browser)).status).toBe(202);
    expect(code(await request(asha, email, solved, browser))).toEqual([400, 'CAPTCHA_INCORRECT']);
    const malformed = { captchaId: "' or 1=1", captchaText: CAPTCHA_ANSWER };
    expect((await request(asha, email, malformed, browser)).status).toBe(400);
  });

  test('an unknown link is rejected, and one that has expired says so', async () => {
    const expired = await createVoteLink(app, asha, { hours: -0.001 });
    for (const path of ['votes/link', 'votes/confirm']) {
      expect(code(await visitor.post(`/${path}`, { token: 'unknown' }))).toEqual([400, 'INVALID_TOKEN']);
      expect(code(await visitor.post(`/${path}`, { token: expired }))).toEqual([410, 'VOTE_LINK_EXPIRED']);
    }
  });
});

describe('with an account', () => {
  test('one press casts, moves and takes back', async () => {
    const { user, browser } = await signedIn('meera@voter.example');
    expect((await browser.get('/my-vote')).body).toEqual({
      vote: null,
      votesAtOnce: true,
      isOfAccount: true,
    });
    const cast = await put(asha, browser);
    expect(cast.body).toMatchObject({
      vote: { entry: { slug: 'asha' }, state: 'received' },
      isOfAccount: true,
    });
    expect((await put(binu, browser)).body.vote).toMatchObject({
      entry: { slug: 'binu' },
      receipt: cast.body.vote!.receipt,
    });
    expect((await browser.delete('/my-vote')).status).toBe(204);
    expect((await browser.get('/my-vote')).body).toMatchObject({ vote: null });
    const [ballot] = await app.dataSource.manager.findBy(Ballot, { userId: user.id });
    expect(ballot).toMatchObject({ state: 'withdrawn', withdrawnFrom: 'counted', entryId: null, changes: 2 });
    expect((await put(asha, browser)).body.vote).toMatchObject({ receipt: cast.body.vote!.receipt });
  });

  test('a vote changes at most fifty times, and can be taken back after that', async () => {
    const { user, browser } = await signedIn('restless@voter.example');
    await put(asha, browser);
    await app.dataSource.query('update ballots set changes = 49 where user_id = $1', [user.id]);
    expect((await put(binu, browser)).status).toBe(200);
    expect(code(await put(asha, browser))).toEqual([409, 'VOTE_FIXED']);
    const token = await createVoteLink(app, asha, { email: 'restless@voter.example' });
    expect(code(await confirm(token))).toEqual([409, 'VOTE_FIXED']);
    const [{ sessions }] = await app.dataSource.query<[{ sessions: number }]>(
      'select count(*)::integer as sessions from vote_sessions join ballots on ballots.id = ballot_id where user_id = $1',
      [user.id],
    );
    expect(sessions).toBe(0);
    expect((await put(binu, browser)).status).toBe(200);
    expect((await browser.delete('/my-vote')).status).toBe(204);
    expect(code(await put(asha, browser))).toEqual([409, 'VOTE_FIXED']);
  });

  test('the id of an entry can have capital letters', async () => {
    const { browser } = await signedIn('capital@voter.example');
    const upper = { ...asha, id: asha.id.toUpperCase() };
    expect((await put(upper, browser)).body.vote).toMatchObject({ entry: { id: asha.id } });
    expect((await put(upper, browser)).body.vote).toMatchObject({ entry: { id: asha.id } });
  });

  test('an account with a throwaway address is rejected', async () => {
    const { browser } = await signedIn('account@mailinator.com');
    expect(code(await put(asha, browser))).toEqual([400, 'ADDRESS_DISPOSABLE']);
  });

  test('a second press for the same entry changes nothing', async () => {
    const { user, browser } = await signedIn('again@voter.example');
    await put(asha, browser);
    const [before] = await app.dataSource.manager.findBy(Ballot, { userId: user.id });
    await put(asha, browser);
    expect(await app.dataSource.manager.findBy(Ballot, { userId: user.id })).toEqual([before]);
  });

  // @trust vote-once
  test('account and email of one address are one voter', async () => {
    const { browser } = await signedIn('both@voter.example');
    const cast = await put(asha, browser);
    const token = await createVoteLink(app, binu, { email: 'both+2@voter.example' });
    expect((await visitor.post('/votes/link', { token })).body).toMatchObject({ current: { slug: 'asha' } });
    expect((await confirm(token)).body.vote).toMatchObject({ receipt: cast.body.vote!.receipt });
    expect((await browser.get<MyContestVoteDto>('/my-vote')).body.vote).toMatchObject({
      entry: { slug: 'binu' },
    });
  });

  test('an account whose address is not verified, and a stranger, vote by email', async () => {
    const { browser } = await signedIn('unverified@voter.example', false);
    for (const who of [browser, visitor]) {
      expect((await who.get('/my-vote')).body).toEqual({
        vote: null,
        votesAtOnce: false,
        isOfAccount: false,
      });
      expect(code(await put(asha, who))).toEqual([403, 'VOTE_BY_EMAIL']);
      expect(code(await who.delete('/my-vote'))).toEqual([403, 'VOTE_BY_EMAIL']);
    }
  });

  // @trust vote-of-another
  test('the page of another site can neither cast nor take back a vote', async () => {
    const { cookie } = await confirm(await createVoteLink(app, asha));
    const foreign = visitor.with({ cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(code(await put(binu, foreign))).toEqual([403, 'FORBIDDEN']);
    expect(code(await foreign.delete('/my-vote'))).toEqual([403, 'FORBIDDEN']);
    const token = await createVoteLink(app, asha);
    expect(code(await confirm(token, visitor.with({ origin: 'https://evil.example' })))).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });
});

describe('in a browser that has voted', () => {
  test('the cookie shows, moves and takes back the vote, until the browser forgets it', async () => {
    const { cookie } = await confirm(await createVoteLink(app, asha));
    const browser = visitor.with({ cookie });
    expect((await put(binu, browser)).body.vote).toMatchObject({ entry: { slug: 'binu' } });
    expect((await browser.delete('/my-vote')).status).toBe(204);
    expect((await put(asha, browser)).body.vote).toMatchObject({ entry: { slug: 'asha' } });
    const left = await browser.delete('/my-vote/session');
    expect([left.status, left.cookie]).toEqual([204, 'paattu_vote=']);
    expect((await browser.get('/my-vote')).body).toMatchObject({ votesAtOnce: false });
  });

  // @trust vote-of-another
  test('ten browsers remember a vote, and a made-up cookie none', async () => {
    const browsers = [];
    for (let time = 0; time < 11; time++) {
      const token = await createVoteLink(app, asha, { email: 'eleven@voter.example' });
      browsers.push(visitor.with({ cookie: (await confirm(token)).cookie }));
    }
    const votes = await Promise.all(
      browsers.map(async (browser) => (await browser.get<MyContestVoteDto>('/my-vote')).body.vote),
    );
    expect(votes.map((vote) => vote !== null)).toEqual([false, ...Array<boolean>(10).fill(true)]);
    const made = visitor.with({ cookie: 'paattu_vote=0123456789' });
    expect((await made.get('/my-vote')).body).toMatchObject({ vote: null });
  });
});

describe('when', () => {
  const closed = [409, 'VOTING_CLOSED'];

  test('nobody votes before voting opens or after it closes', async () => {
    const { browser } = await signedIn('early@voter.example');
    for (const [sinceHours, forHours] of [
      [-1, 24],
      [24, -0.001],
    ] as const) {
      await openVoting(app, { sinceHours, forHours });
      expect(code(await put(asha, browser))).toEqual(closed);
      expect(code(await request(asha, 'early2@voter.example'))).toEqual(closed);
      expect(code(await browser.delete('/my-vote'))).toEqual(closed);
    }
    expect(await emailsTo(app, 'early2@voter.example')).toEqual([]);
  });

  test('a vote can neither be moved nor taken back after the close', async () => {
    const { cookie, body } = await confirm(await createVoteLink(app, asha));
    await openVoting(app, { forHours: -0.001 });
    expect(code(await put(binu, visitor.with({ cookie })))).toEqual(closed);
    expect(code(await visitor.with({ cookie }).delete('/my-vote'))).toEqual(closed);
    const shown = await visitor.with({ cookie }).get<MyContestVoteDto>('/my-vote');
    expect(shown.body.vote).toEqual({ ...body.vote, entry: null });
  });

  // @trust vote-of-another
  test.each([
    ['right after the close', -0.001, 'received'],
    ['at the end of the hour in which links still count', -0.99, 'received'],
    ['after that hour', -1.001, 'counted'],
  ] as const)('nobody is shown for whom a vote is %s', async (_, forHours, state) => {
    const email = `proud${-forHours}@voter.example`;
    const { browser } = await signedIn(email);
    const token = await createVoteLink(app, asha, { email, hours: 48 });
    const unused = await createVoteLink(app, binu, { email, hours: 48 });
    const { cookie, body } = await confirm(token);
    await openVoting(app, { forHours });
    const own = visitor.with({ cookie });
    const hidden = { ...body.vote, state, entry: null };
    for (const voter of [own, browser]) {
      const shown = await voter.get<MyContestVoteDto>('/my-vote');
      expect(shown.body.vote).toEqual(hidden);
    }
    for (const link of [token, unused])
      expect((await own.post('/votes/link', { token: link })).body).toMatchObject({ current: null });
    expect((await confirm(token, own)).body.vote).toEqual(hidden);
    // A press in that hour moves the vote, which nothing moves after it.
    if (state === 'received')
      expect((await confirm(unused, own)).body.vote).toMatchObject({ state, entry: null });
  });

  test('a link that was asked for in time counts for an hour after the close', async () => {
    const [inGrace, late] = [await createVoteLink(app, asha), await createVoteLink(app, asha)];
    await openVoting(app, { forHours: -0.99 });
    expect((await confirm(inGrace)).body.vote).toMatchObject({ state: 'received' });
    await openVoting(app, { forHours: -1.001 });
    expect(code(await confirm(late))).toEqual(closed);
  });

  test('a link works for a day, or until an hour after the close', async () => {
    for (const [forHours, expected] of [
      [100, 24],
      [2, 3],
    ] as const) {
      await openVoting(app, { forHours });
      const email = `lifetime-${forHours}@voter.example`;
      await request(asha, email);
      const [row] = await app.dataSource.query<[{ hours: number }]>(
        `select round(extract(epoch from expires_at - requested_at) / 3600, 1)::float as hours
         from vote_requests where email = $1`,
        [email],
      );
      expect(row.hours).toBe(expected);
    }
  });

  // @trust vote-window
  test('no vote counts after the votes were closed, whatever the dates say', async () => {
    const token = await createVoteLink(app, asha);
    await app.dataSource.query('update contests set votes_closed_at = site_now() where id = $1', [
      asha.contestId,
    ]);
    const { browser } = await signedIn('late@voter.example');
    expect(code(await put(asha, browser))).toEqual(closed);
    expect(code(await confirm(token))).toEqual(closed);
  });

  // @trust vote-window
  test('votes and decisions about their entry at once do not deadlock', async () => {
    const voters = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signedIn(`deadlock-${n}@voter.example`)),
    );
    const decide = async () => {
      for (let time = 0; time < 20; time++) {
        await app.dataSource.query(`update contest_entries set status = 'pending' where id = $1`, [asha.id]);
        await app.dataSource.query(`update contest_entries set status = 'approved' where id = $1`, [asha.id]);
      }
      return [];
    };
    const answers = await Promise.all([
      decide(),
      ...voters.map(async ({ browser }) => {
        const statuses: number[] = [];
        for (const entry of [asha, binu, asha, binu, asha]) statuses.push((await put(entry, browser)).status);
        return statuses;
      }),
    ]);
    expect(answers.flat().filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });

  // @trust vote-window
  test('a vote that is under way when voting closes is decided by the database', async () => {
    const { browser } = await signedIn('last@voter.example');
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('select from contests where id = $1 for update', [asha.contestId]);
    const vote = put(asha, browser);
    await eventually(async () => {
      const [{ count }] = await app.dataSource.query<[{ count: number }]>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return count === 1;
    });
    await runner.query(
      `update contests set voting_closes_at = site_now() - interval '1 second' where id = $1`,
      [asha.contestId],
    );
    await runner.commitTransaction();
    await runner.release();
    expect(code(await vote)).toEqual(closed);
  });

  test('an entry that is pending, rejected or unknown gets no vote', async () => {
    const { browser } = await signedIn('nowhere@voter.example');
    const pending = await createEntry(app, { name: 'Pending', status: 'pending' });
    await app.dataSource.query(`update contest_entries set status = 'pending' where id = $1`, [pending.id]);
    const gone = [409, 'ENTRY_NOT_VOTABLE'];
    const unknown = { ...asha, id: '00000000-0000-4000-8000-000000000000' };
    for (const entry of [pending, unknown]) {
      expect(code(await put(entry, browser))).toEqual(gone);
      expect(code(await request(entry, 'nowhere2@voter.example'))).toEqual(gone);
    }
    const token = await createVoteLink(app, asha);
    await app.dataSource.query(`update contest_entries set status = 'rejected' where id = $1`, [asha.id]);
    expect(code(await confirm(token))).toEqual(gone);
    await app.dataSource.query(`update contest_entries set status = 'approved' where id = $1`, [asha.id]);
    expect((await confirm(token)).status).toBe(200);
  });

  test('the vote of an entry that left the contest is shown, and can be moved', async () => {
    const { cookie } = await confirm(await createVoteLink(app, asha));
    await app.dataSource.query(`update contest_entries set status = 'pending' where id = $1`, [asha.id]);
    const browser = visitor.with({ cookie });
    expect((await browser.get<MyContestVoteDto>('/my-vote')).body.vote).toMatchObject({
      entry: { slug: 'asha' },
      isEntryInContest: false,
    });
    expect((await put(binu, browser)).body.vote).toMatchObject({ isEntryInContest: true });
  });
});

test('a voter who was told that the entry left reads that it is back, until the next press', async () => {
  const { cookie, body } = await confirm(await createVoteLink(app, asha));
  const browser = visitor.with({ cookie });
  const shown = async () => (await browser.get<MyContestVoteDto>('/my-vote')).body.vote;
  await app.dataSource.query(
    `insert into lost_votes (ballot_id, entry_id) select id, entry_id from ballots where receipt_code = $1`,
    [body.vote!.receipt],
  );
  expect(await shown()).toMatchObject({ isEntryBack: false });
  await app.dataSource.query('update lost_votes set emailed_at = site_now()');
  expect(await shown()).toMatchObject({ entry: { slug: 'asha' }, isEntryInContest: true, isEntryBack: true });
  await put(binu, browser);
  await put(asha, browser);
  expect(await shown()).toMatchObject({ entry: { slug: 'asha' }, isEntryBack: false });
});

describe('a quarantined vote', () => {
  async function quarantined() {
    const { cookie, body } = await confirm(await createVoteLink(app, asha));
    await app.dataSource.query(`update ballots set state = 'quarantined' where receipt_code = $1`, [
      body.vote!.receipt,
    ]);
    return { browser: visitor.with({ cookie }), receipt: body.vote!.receipt };
  }

  // @trust vote-fraud
  test('stays so when it is moved, and when it is taken back and cast again', async () => {
    const { browser, receipt } = await quarantined();
    const stateOf = async () =>
      (await app.dataSource.manager.findOneByOrFail(Ballot, { receiptCode: receipt })).state;
    await put(binu, browser);
    expect(await stateOf()).toBe('quarantined');
    await browser.delete('/my-vote');
    await put(asha, browser);
    expect(await stateOf()).toBe('quarantined');
  });

  test('has a receipt that says so after a day', async () => {
    const { receipt, browser } = await quarantined();
    await pressedHoursAgo(receipt, 24.001);
    expect((await visitor.post('/votes/receipt', { code: receipt })).body).toEqual({ state: 'checking' });
    expect((await browser.get('/my-vote')).body).toMatchObject({
      vote: { state: 'checking' },
    });
  });
});

const pressedHoursAgo = (receipt: string, hours: number) =>
  app.dataSource.query(
    `update ballots set changed_at = site_now() - make_interval(secs => $2::float * 3600) where receipt_code = $1`,
    [receipt, hours],
  );

// @trust vote-no-oracle
test('for a day after each press, nobody learns whether the vote counts, and once votes are closed everybody does', async () => {
  for (const [state, shown] of [
    ['counted', 'counted'],
    ['quarantined', 'checking'],
  ] as const) {
    await openVoting(app);
    const { cookie, body } = await confirm(await createVoteLink(app, asha));
    const { receipt } = body.vote!;
    const browser = visitor.with({ cookie });
    await app.dataSource.query('update ballots set state = $2 where receipt_code = $1', [receipt, state]);
    const states = async () => [
      (await visitor.post<{ state: string }>('/votes/receipt', { code: receipt })).body.state,
      (await browser.get<MyContestVoteDto>('/my-vote')).body.vote!.state,
    ];
    expect(await states()).toEqual(['received', 'received']);
    await pressedHoursAgo(receipt, 23.99);
    expect(await states()).toEqual(['received', 'received']);
    await pressedHoursAgo(receipt, 24.001);
    expect(await states()).toEqual([shown, shown]);
    expect((await put(binu, browser)).body.vote).toMatchObject({ state: 'received' });
    expect(await states()).toEqual(['received', 'received']);
    await openVoting(app, { forHours: -1.001 });
    expect(await states()).toEqual([shown, shown]);
  }
  await openVoting(app);
});

// @trust vote-secret
test('a receipt says whether the vote counts, in any spelling, and never for whom', async () => {
  const { cookie, body } = await confirm(await createVoteLink(app, asha));
  const { receipt } = body.vote!;
  const check = async (text: string) => (await visitor.post('/votes/receipt', { code: text })).body;
  expect(await check(receipt)).toEqual({ state: 'received' });
  await pressedHoursAgo(receipt, 25);
  expect(await check(receipt)).toEqual({ state: 'counted' });
  expect(await check(` ${receipt.slice(0, 5).toLowerCase()}-${receipt.slice(5)}`)).toEqual({
    state: 'counted',
  });
  for (const text of ['', '0000000000', 'no receipt', "' or 1=1"])
    expect(await check(text)).toEqual({ state: 'unknown' });
  await visitor.with({ cookie }).delete('/my-vote');
  expect(await check(receipt)).toEqual({ state: 'withdrawn' });
});

// @trust vote-secret
test('each vote is an act of the contest that names neither voter nor entry', async () => {
  const { cookie, body } = await confirm(await createVoteLink(app, asha, { email: 'act@voter.example' }));
  await put(binu, visitor.with({ cookie }));
  await visitor.with({ cookie }).delete('/my-vote');
  const acts = await app.dataSource.query(
    `select actor_id, action, subject_kind, audit_log.contest_id, data, details_hash
     from audit_log join ballots on ballots.id::text = subject_id where receipt_code = $1 order by audit_log.id`,
    [body.vote!.receipt],
  );
  const act = (action: string) => ({
    actor_id: null,
    action,
    subject_kind: 'vote',
    contest_id: asha.contestId,
    data: {},
    details_hash: null,
  });
  expect(acts).toEqual([act('vote.cast'), act('vote.cast'), act('vote.withdraw')]);
});

describe('the ballot', () => {
  const list = async (query: string) =>
    (
      await visitor.get<{ entries: Array<{ id: string; slug: string }>; hasMore: boolean }>(
        `/ballot?${query}`,
      )
    ).body;

  test('has an order of its own for each seed, the same in parts', async () => {
    const more = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        createEntry(app, { name: `Singer ${n}`, slug: `singer-${n}`, status: 'approved' }),
      ),
    );
    await app.dataSource.query(`update contest_entries set status = 'approved'`);
    const whole = await list('seed=12345&limit=48');
    expect(whole.hasMore).toBe(false);
    expect(whole.entries.map(({ id }) => id)).toEqual(expect.arrayContaining(more.map(({ id }) => id)));
    expect(await list('seed=12345&limit=48')).toEqual(whole);
    const parts: string[] = [];
    for (let after = ''; ; after = `&after=${parts.at(-1)}`) {
      const part = await list(`seed=12345&limit=3${after}`);
      parts.push(...part.entries.map(({ id }) => id));
      if (!part.hasMore) break;
    }
    expect(parts).toEqual(whole.entries.map(({ id }) => id));
    const orders = await Promise.all(
      ['1', '2', '999999999999999999'].map(async (seed) => JSON.stringify(await list(`seed=${seed}`))),
    );
    expect(new Set(orders).size).toBe(3);
    expect((await list('seed=1&q=singer 3')).entries.map(({ slug }) => slug)).toEqual(['singer-3']);
  });

  test.each(['', 'seed=', 'seed=-1', 'seed=1234567890123456789', 'seed=1&limit=49', 'seed=1&after=x'])(
    'rejects "%s"',
    async (query) => {
      expect((await visitor.get(`/ballot?${query}`)).status).toBe(400);
    },
  );
});

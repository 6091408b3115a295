import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { createSong } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { createVoteLink, openVoting } from '../../../../test/factories/voting.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AuditSealer } from '../../audit/seals/audit-sealer.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { Ballot } from './ballot.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { LostVotes } from './lost-votes/lost-votes.sweep.js';

let app: TestApp;
let favorite: ContestEntry;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  favorite = await createEntry(app, { name: 'Asha', slug: 'asha', status: 'approved', viewCount: 10 });
  await createEntry(app, { name: 'Binu', slug: 'binu', status: 'approved', viewCount: 5 });
  await createSong(app);
  await openVoting(app);
  owner = client(app).as(await createUser(app, { owner: true }));
});
afterAll(() => app.close());

interface Operation {
  parameters?: Array<{
    name: string;
    in: string;
    required?: boolean;
    example?: unknown;
    schema: { example?: unknown; default?: unknown; enum?: string[] };
  }>;
}

/**
 * The owner's answers about the whole contest, and how much is to be deleted when; the audit log, in which each of its exports is an
 * act; and a token that each answer creates.
 */
const EXCEPT = /^\/api\/admin\/(votes\/|retention$|audit$|audit\/export$|texts\/site\/preview$)/;

/** Seals as the worker does: with the acts of the day, and once a day. */
const seal = () => new AuditSealer(app.dataSource, app.get(ChangeTopics)).run();

/** Pages for visitors, in both languages. */
const PAGES = [
  '/',
  '/entries',
  '/entries/asha',
  '/vote',
  '/contests',
  '/contests/cover-song-contest-2025',
  '/contests/cover-song-contest-2025/rules',
  '/sitemap.xml',
  '/feed.xml',
].flatMap((path) => (path.endsWith('.xml') ? [path] : [path, `/ml${path === '/' ? '' : path}`]));

/** Differ from one answer to the next. */
const CHANGING_HEADERS = /^(date|x-request-id|ratelimit-.*|server-timing|set-cookie)$/;

/** The addresses of all routes that read, with what the document names as an example, and with each sort. */
async function addresses(): Promise<string[]> {
  const { paths } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  const urls = Object.entries(paths).flatMap(([path, methods]) => {
    const { get } = methods as { get?: Operation };
    return get === undefined || EXCEPT.test(path) ? [] : urlsOf(path, get);
  });
  return [...urls, ...PAGES];
}

function urlsOf(path: string, { parameters = [] }: Operation): string[] {
  const url = path
    .replace('{id}', favorite.id)
    .replace('{slug}', slugOf(path))
    .replace(/\{[^{}]+\}/g, '1');
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const needed = queries
    .filter(({ required }) => required)
    .map(
      ({ name, example, schema }) => `${name}=${String(example ?? schema.example ?? schema.default ?? 1)}`,
    );
  const sorts = queries.flatMap(({ name, schema }) =>
    name === 'sort' || name === 'order' ? (schema.enum ?? []).map((value) => `${name}=${value}`) : [],
  );
  return [[], ...sorts.map((sort) => [sort])].map((more) => {
    const query = [...needed, ...more].join('&');
    return query === '' ? url : `${url}?${query}`;
  });
}

const slugOf = (path: string) => (path.includes('/contests/') ? 'cover-song-contest-2025' : 'asha');

/** All that visitor and owner can read, without what each answer has anew. */
async function readAll(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const url of await addresses()) {
    for (const [who, reader] of Object.entries({ visitor: client(app), owner })) {
      const { status, headers, text } = await reader.get(url);
      answers[`${who} ${url}`] = {
        statusCode: status,
        headers: Object.entries(headers).filter(([name]) => !CHANGING_HEADERS.test(name)),
        body: text.replace(/"serverNow":"[^"]+"/g, ''),
      };
    }
  }
  return answers;
}

// @trust vote-secret
test('a thousand votes for one entry change no byte of what anybody can read', async () => {
  // The head of the day, which alone may change, and does so with the day.
  await seal();
  await readAll();
  const before = await readAll();
  expect(JSON.stringify(before['visitor /contests/cover-song-contest-2025'])).toContain(
    'paattu/cover-song-contest-2025 ',
  );
  expect(Object.keys(before).length).toBeGreaterThan(150);
  const read = Object.entries(before).filter(
    ([, answer]) => (answer as { statusCode: number }).statusCode === 200,
  );
  expect(read.length).toBeGreaterThan(60);

  // Not all at once: a request that waits for its turn is refused after a while.
  for (let voters = 0; voters < 1_000; voters += 50) {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => createVoteLink(app, favorite)));
    await Promise.all(tokens.map((token) => client(app).post('/api/contest/votes/confirm', { token })));
  }
  expect(await app.dataSource.manager.countBy(Ballot, { entryId: favorite.id })).toBe(1_000);

  await seal();
  const after = await readAll();
  const changed = Object.keys(before).filter(
    (url) => JSON.stringify(before[url]) !== JSON.stringify(after[url]),
  );
  expect(changed).toEqual([]);
});

// @trust vote-secret
test('public answers do not read the tables of votes, so their duration reveals nothing', async () => {
  const urls = await addresses();
  const readStatuses = async () => {
    app.get(ChangeTopics).notify('all');
    const statuses: number[] = [];
    for (const url of urls) statuses.push((await client(app).get(url)).status);
    return statuses;
  };
  const before = await readStatuses();
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    'lock table ballots, ballot_contexts, ballot_signals, lost_votes, vote_requests, vote_sessions in access exclusive mode',
  );
  expect(await readStatuses()).toEqual(before);
  await runner.rollbackTransaction();
  await runner.release();
});

// @trust vote-secret
test('the forecast of deletions does not tell how many votes an entry has that left the contest', async () => {
  const forecast = async () => {
    const response = await owner.get<unknown>('/api/admin/retention');
    expect(response.status).toBe(200);
    return response.body;
  };
  await app.dataSource.query(`update contest_entries set status = 'rejected' where id = $1`, [favorite.id]);
  await app.dataSource.query(
    `insert into entry_events (entry_id, action, from_status, to_status) values ($1, 'reject', 'approved', 'rejected')`,
    [favorite.id],
  );
  const before = await forecast();
  const lostVotes = new LostVotes(app.dataSource, app.get(MailingService), app.get(AuditLog));
  await lostVotes.emailVoters();
  await app.dataSource.query(`update lost_votes set lost_at = lost_at - interval '1 hour'`);
  await lostVotes.emailVoters();
  await app.dataSource.query(
    `update outgoing_emails set status = 'sent', sent_at = now() where template = 'vote-entry-gone'`,
  );
  const [{ sent }] = await app.dataSource.query<[{ sent: number }]>(
    `select count(*)::integer as sent from outgoing_emails where template = 'vote-entry-gone'`,
  );
  expect(sent).toBe(1_000);
  expect(await forecast()).toEqual(before);
});

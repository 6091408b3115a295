// @ts-check
import pg from 'pg';
import { hashToken } from '../../backend/src/common/tokens.js';
import { smtpRejection, startSmtp } from '../../backend/test/smtp.js';
import { logInAsOwner } from '../test/calls.mjs';
import { until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';
import {
  confirmVote,
  createLinks,
  enterContest,
  moveVoting,
  requestVote,
  solveProof,
} from '../test/votes.mjs';

/** @typedef {import('../test/calls.mjs').Answer} Answer */

const VOTERS = 200;
/** The kill comes with this answer of a thousand, while the presses of both APIs are under way. */
const KILLED_AT = 100;
const ASKERS = 6;

const UNSENT = `select from outgoing_emails where status <> 'sent'`;
const UNSEALED = 'select from unsealed_acts';
const SEALER_WAITS = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into audit_seals%'`;

const BALLOTS = `
  select email, state, receipt_code as receipt, changes,
    (select count(*)::int from audit_log where action = 'vote.cast' and subject_id = ballots.id::text) as acts
  from ballots`;

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;
/** @type {Awaited<ReturnType<typeof startSmtp>>} */
let smtp;

beforeAll(async () => {
  smtp = await startSmtp();
  product = await startProcesses({ apis: 2, env: { SMTP_URL: smtp.url } });
});

afterAll(async () => {
  await product.stop();
  await smtp.stop();
});

/** Holds a lock of the table that seals are added to. @returns {Promise<() => Promise<void>>} ends it */
async function holdSeals() {
  const client = new pg.Client({ connectionString: product.superuserUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table audit_seals in share mode');
  return () => client.end();
}

// @trust vote-once
// @trust audit-seals
test('1,000 presses of 600 links at once, while an API and the worker are killed: each voter has one vote, each act one seal', async () => {
  const [first = '', other = ''] = product.sites;
  const owner = await logInAsOwner(first);
  const [asha, binu] = await Promise.all([enterContest(first, owner), enterContest(other, owner)]);
  await moveVoting(product, -24, 24);
  await until(async () => (await product.query(UNSENT)).length === 0, 'the emails of the entries');

  const voters = Array.from({ length: VOTERS }, (_, n) => `voter-${n}@voter.example`);
  const votes = voters.flatMap((email) => [asha, asha, binu].map((entryId) => ({ email, entryId })));
  const links = await createLinks(product, votes);
  /** Two links twice, and one once. */
  const presses = links.flatMap((link, n) => {
    const press = { link, email: votes[n]?.email ?? '' };
    return n % 3 === 1 ? [press] : [press, press];
  });
  expect(presses).toHaveLength(1_000);

  const proofs = await Promise.all(Array.from({ length: ASKERS }, () => solveProof(first, asha)));

  // The SMTP server acknowledges no email of the worker that is killed.
  /** @type {((error: Error) => void)[]} */
  const held = [];
  smtp.onEmail = () => new Promise((resolve) => held.push(resolve));
  const releaseSeals = await holdSeals();

  const sites = [first, other];
  let answers = 0;
  /** @type {Promise<void> | undefined} */
  let restarted;
  /** Kills the first API, and starts another one in its place. */
  async function restartApi() {
    await product.apis[0]?.end('SIGKILL');
    const api = await product.startApi();
    await api.ready;
    sites[0] = product.sites.at(-1) ?? '';
  }
  /** @type {Set<string>} */
  const failures = new Set();
  /**
   * Sends a request, and again after a failure, as a person does: each time to the next API.
   * @param {number} n
   * @param {(site: string) => Promise<Answer>} send
   */
  async function insist(n, send) {
    /** @type {Answer | undefined} */
    let answer;
    let attempts = n;
    const isAnswered = async () => {
      const sent = await send(sites[attempts % 2] ?? '').catch(() => 'no answer');
      attempts += 1;
      if (typeof sent === 'string' || sent.status >= 500)
        failures.add(typeof sent === 'string' ? sent : String(sent.status));
      else answer = sent;
      return answer !== undefined;
    };
    await until(isAnswered, 'an answer');
    answers += 1;
    if (answers === KILLED_AT) restarted = restartApi();
    return answer;
  }

  const asked = Promise.all(
    proofs.map((proof, n) => {
      const vote = { email: `asker-${n}@voter.example`, entryId: asha };
      // A proof is good once, so the page does another one before it sends the form again.
      let isFirst = true;
      return insist(n, (site) => {
        const send = requestVote(site, isFirst ? { ...vote, proof } : vote);
        isFirst = false;
        return send;
      });
    }),
  );
  const confirmed = Promise.all(presses.map(({ link }, n) => insist(n, (site) => confirmVote(site, link))));

  await until(() => held.length > 0, 'an email under way');
  await until(async () => (await product.query(SEALER_WAITS)).length > 0, 'seals under way');
  await product.workers[0]?.end('SIGKILL');
  smtp.onEmail = () => 'take';
  for (const answer of held) answer(smtpRejection(451, 'the worker was killed'));
  // The connection of the killed worker still waits for the lock.
  await product.startWorker();
  await releaseSeals();

  const confirmations = await confirmed;
  expect((await asked).map((answer) => answer?.status)).toEqual(Array(ASKERS).fill(202));
  await restarted;
  expect(failures).toEqual(new Set(['no answer']));
  expect(new Set(confirmations.map((answer) => answer?.status))).toEqual(new Set([200]));

  const ballots = await product.query(BALLOTS);
  expect(ballots.map(({ email }) => email).sort()).toEqual([...voters].sort());
  // So many votes at once look suspicious, so the worker may have quarantined some.
  expect(ballots.filter(({ state }) => state !== 'counted' && state !== 'quarantined')).toEqual([]);
  const receipts = new Map(ballots.map(({ email, receipt }) => [email, receipt]));
  presses.forEach(({ email }, n) => {
    expect(confirmations[n]?.body.vote?.receipt).toBe(receipts.get(email));
  });
  for (const { acts, changes } of ballots) expect(acts).toBe(1 + changes);
  expect(
    await product.query('select from vote_requests where email like $1 and confirmed_at is null', [
      'voter-%',
    ]),
  ).toEqual([]);
  // Each of the three links counts once at most.
  expect(ballots.filter(({ changes }) => changes > 2)).toEqual([]);

  await until(async () => (await product.query(UNSENT)).length === 0, 'the emails');
  const requests = await product.query(
    `select encode(token_hash, 'hex') as hash from vote_requests where email like 'asker-%'`,
  );
  expect(requests.length).toBeGreaterThanOrEqual(ASKERS);
  const sent = smtp.received
    .filter(({ recipients }) => recipients[0]?.startsWith('asker-'))
    .map(({ text = '' }) => hashToken(/\/vote\/confirm#([\w-]+)/.exec(text)?.[1] ?? '').toString('hex'));
  expect(sent.sort()).toEqual(requests.map(({ hash }) => hash).sort());

  await until(async () => (await product.query(UNSEALED)).length === 0, 'the seals');
  expect((await product.run('commands/verify-seals.js')).code).toBe(0);
  const [{ acts, sealed, seals } = {}] = await product.query(
    `select count(*)::int as acts, count(seal.audit_id)::int as seals, count(distinct seal.audit_id)::int as sealed
     from audit_log left join audit_seals seal on seal.audit_id = audit_log.id where action = 'vote.cast'`,
  );
  expect(acts).toBeGreaterThanOrEqual(VOTERS);
  expect([sealed, seals]).toEqual([acts, acts]);
});

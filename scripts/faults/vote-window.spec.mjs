// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSmtp } from '../../backend/test/smtp.js';
import { root } from '../lib/project.mjs';
import { call, logInAsOwner } from '../test/calls.mjs';
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

const wrongBy = (/** @type {number} */ hours) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/test/wrong-clock.mjs')).href}`,
  WRONG_BY_HOURS: String(hours),
});
/** More than a link lives. */
const BEHIND = wrongBy(-30);
const AHEAD = wrongBy(30);

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;
/** @type {Awaited<ReturnType<typeof startSmtp>>} */
let smtp;
/** @type {string} */
let entryId;
/** @type {string} */
let otherEntryId;
let voters = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  product = await startProcesses({ workers: 0, env: { SMTP_URL: smtp.url } });
  await Promise.all([BEHIND, AHEAD].map(async (clock) => (await product.startApi(clock)).ready));
  const [right = ''] = product.sites;
  const owner = await logInAsOwner(right);
  entryId = await enterContest(right, owner);
  otherEntryId = await enterContest(right, owner);
});

afterAll(async () => {
  await product.stop();
  await smtp.stop();
});

afterEach(() => moveDatabase(0));

/** Moves the clock of the database, so that it is so many hours ahead. @param {number} hours */
const moveDatabase = (hours) =>
  product.query(
    `create or replace function site_now() returns timestamptz language sql stable as
       $$ select now() + make_interval(secs => ${hours * 3_600}) $$`,
  );

/** The same with each API, one after the other. @template T @param {(site: string) => Promise<T>} act */
async function byEach(act) {
  const results = [];
  for (const site of product.sites) results.push(await act(site));
  return results;
}

/** What is the same with each API. @param {(site: string) => Promise<Answer>} act */
async function asAll(act) {
  const answers = await byEach(async (site) => {
    const { status, body } = await act(site);
    return body.code ?? status;
  });
  expect(answers).toEqual(product.sites.map(() => answers[0]));
  return answers[0];
}

const newVoter = () => ({ email: `voter-${(voters += 1)}@voter.example`, entryId });

/** @param {string} site */
async function confirmNew(site) {
  const [link = ''] = await createLinks(product, [newVoter()]);
  return confirmVote(site, link);
}

/** Asks each API for a link. @returns {Promise<string[]>} the tokens of the links */
async function requestLinks() {
  return byEach(async (site) => {
    const vote = newVoter();
    expect((await requestVote(site, vote)).status).toBe(202);
    const [{ link = '' } = {}] = await product.query(
      `select payload ->> 'link' as link from outgoing_emails where to_address = $1`,
      [vote.email],
    );
    return new URL(link).hash.slice(1);
  });
}

// @trust vote-window
test('servers whose own clock is 30 hours wrong open and close voting by the clock of the database', async () => {
  await moveVoting(product, -10, 10);
  const browsers = await byEach(confirmNew);
  expect(browsers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const cookieOf = (/** @type {string} */ site) => browsers[product.sites.indexOf(site)]?.cookie;
  const url = (/** @type {string} */ site) => `${site}/api/contest/my-vote`;
  const tryAll = async () => ({
    request: await asAll((site) => requestVote(site, newVoter())),
    link: await asAll(confirmNew),
    move: await asAll((site) =>
      call('PUT', url(site), { cookie: cookieOf(site), body: { entryId: otherEntryId, isAdult: true } }),
    ),
    withdraw: await asAll((site) => call('DELETE', url(site), { cookie: cookieOf(site) })),
  });

  const closed = 'VOTING_CLOSED';
  await moveDatabase(-10.5);
  expect(await tryAll()).toEqual({ request: closed, link: closed, move: closed, withdraw: closed });
  await moveDatabase(-9.5);
  expect(await tryAll()).toEqual({ request: 202, link: 200, move: 200, withdraw: 204 });
  await moveDatabase(9.5);
  expect(await tryAll()).toEqual({ request: 202, link: 200, move: 200, withdraw: 204 });
  // For an hour, links that were asked for in time still count.
  await moveDatabase(10.5);
  expect(await tryAll()).toEqual({ request: closed, link: 200, move: closed, withdraw: closed });
  await moveDatabase(11.5);
  expect(await tryAll()).toEqual({ request: closed, link: closed, move: closed, withdraw: closed });
});

// @trust vote-window
test('a link works for a day by the clock of the database, whatever the clock of the server', async () => {
  await moveVoting(product, -1, 40);
  const early = await requestLinks();
  const late = await requestLinks();
  const pressEach = (/** @type {string[]} */ links) =>
    asAll((site) => confirmVote(site, links[product.sites.indexOf(site)] ?? ''));

  await moveDatabase(23.5);
  expect(await pressEach(early)).toBe(200);
  await moveDatabase(24.5);
  expect(await pressEach(late)).toBe('VOTE_LINK_EXPIRED');
  expect(await pressEach(early)).toBe('VOTE_LINK_EXPIRED');
  // The clock jumps back, as after somebody corrected it.
  await moveDatabase(-0.5);
  expect(await pressEach(late)).toBe(200);
});

// @trust vote-emails
test('a proof of work is good once, also on a server whose own clock is wrong', async () => {
  await moveVoting(product, -1, 1);
  for (const site of product.sites) {
    const [first = '', second = ''] = [await solveProof(site, entryId), await solveProof(site, entryId)];
    const statusWith = async (/** @type {string} */ proof) =>
      (await requestVote(site, { ...newVoter(), proof })).status;
    // Each use deletes those that have expired.
    expect([await statusWith(first), await statusWith(second), await statusWith(first)]).toEqual([
      202, 202, 400,
    ]);
  }
});

// @trust vote-window
test('the job that closes votes closes nothing too early, and a worker that starts later closes them, once', async () => {
  const [site = ''] = product.sites;
  // The last link counts until half an hour from now.
  await moveVoting(product, -1, -0.5);
  const jobs = () => product.query(`select state from jobs.job where queue = 'votes'`);
  const isInState = async (/** @type {string} */ state) => (await jobs()).some((job) => job.state === state);
  const closed = () =>
    product.query(
      `select votes_closed_at >= voting_closes_at + interval '1 hour' as "isInTime" from contests where votes_closed_at is not null`,
    );

  const behind = await product.startWorker(BEHIND);
  await until(() => isInState('delayed'), 'the job');
  const ahead = await product.startWorker(AHEAD);
  await until(() => isInState('completed'), 'the job that wakes too early');
  expect(await closed()).toEqual([]);
  expect((await confirmNew(site)).status).toBe(200);

  await Promise.all([behind.end('SIGKILL'), ahead.end('SIGKILL')]);
  await moveDatabase(1);
  expect((await confirmNew(site)).body.code).toBe('VOTING_CLOSED');
  expect(await closed()).toEqual([]);
  await Promise.all([product.startWorker(BEHIND), product.startWorker(AHEAD)]);
  await until(async () => (await closed()).length > 0, 'the close of votes');
  expect(await closed()).toEqual([{ isInTime: true }]);
  // What is closed stays closed, also if the clock jumps back.
  await moveDatabase(0);
  expect((await confirmNew(site)).body.code).toBe('VOTING_CLOSED');
  const acts = await product.query(`select from audit_log where action = 'contest.closeVotes'`);
  expect(acts).toHaveLength(1);
});

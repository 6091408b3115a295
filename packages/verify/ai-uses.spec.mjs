// @ts-check
import { bundleOf } from './test-bundle.mjs';
import { verify } from './verify.mjs';

const faultOf = async (/** @type {unknown} */ aiUses) =>
  (await verify(bundleOf({}, { contest: { aiUses } }))).fault;

test.each([
  ['each entry declared something, or nothing', { no: 2, backing: 1, voice: 1, undeclared: 1 }],
  ['a contest without a rule, or an earlier release, tells none', undefined],
])('declarations of artificial intelligence: %s: passes', async (_, aiUses) => {
  expect(await faultOf(aiUses)).toBeNull();
});

const SHAPE = 'contest.json: declarations of artificial intelligence';
const SUM = 'contest.json: not one declaration of artificial intelligence for each entry';

test.each([
  ['an entry is left out', { no: 4, backing: 0, voice: 0, undeclared: 0 }, SUM],
  ['an entry is counted twice', { no: 5, backing: 1, voice: 0, undeclared: 0 }, SUM],
  ['a count is missing', { no: 5, backing: 0, voice: 0 }, SHAPE],
  ['there is a count of something else', { no: 5, backing: 0, voice: 0, undeclared: 0, other: 0 }, SHAPE],
  ['a count is negative', { no: 6, backing: -1, voice: 0, undeclared: 0 }, SHAPE],
  ['there are no counts', null, SHAPE],
])('declarations of artificial intelligence: %s: fails', async (_, aiUses, fault) => {
  expect(await faultOf(aiUses)).toBe(fault);
});

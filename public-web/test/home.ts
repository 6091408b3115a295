import type { Schemas } from '@paattu/api-client';
import { openContest } from './contest';
import { server } from './site';

/** The home page of a site without songs and entries, whose contest is open. */
export function answerHome(
  contest = openContest(),
  conditions: Partial<Schemas['ConditionsDto']> = {},
): void {
  server.answer('get', '/api/contest', 200, contest);
  server.answer('get', '/api/songs', 200, []);
  server.answer('get', '/api/contest/entries', 200, []);
  server.answer('get', '/api/texts/about', 200, {});
  server.answer('get', '/api/contests/{slug}/conditions', 200, {
    acceptance: contest.acceptance,
    consents: [
      { purpose: 'rules', text: 'I may enter, and I accept version 1 of the rules.' },
      { purpose: 'publication', text: 'I agree that everyone can see my name, my video and my photo.' },
    ],
    declarations: null,
    eligibility: null,
    rulesVersion: 1,
    wording: 1,
    ...conditions,
  });
}

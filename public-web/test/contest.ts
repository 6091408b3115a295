import type { Schemas } from '@paattu/api-client';
import { server } from './site';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A contest that takes entries now. */
export function openContest(changes: Partial<Schemas['ContestDto']> = {}): Schemas['ContestDto'] {
  return {
    id: '1d1c7a0e-9d7e-4f0a-8a55-0d3a5d9a3f10',
    slug: 'cover-song-contest-2025',
    title: 'Cover Song Contest 2025',
    songTitle: 'Monsoon Letter',
    titleMalayalam: null,
    songTitleMalayalam: null,
    prizeAmount: 500_000,
    tutorialUrl: null,
    sponsorName: null,
    sponsorNameMalayalam: null,
    sponsorUrl: null,
    samplePhotoUrl: null,
    sampleAlt: null,
    sampleAltMalayalam: null,
    timeZone: 'Asia/Kolkata',
    announceAt: inDays(-30),
    opensAt: inDays(-20),
    closesAt: inDays(20),
    votingOpensAt: inDays(20),
    votingClosesAt: inDays(40),
    winnerAt: inDays(50),
    aiRule: null,
    acceptance: 'stated',
    entryGate: 'submission_phase',
    state: 'open',
    acceptsEntries: true,
    isCurrent: true,
    extensions: [],
    hasResults: false,
    winner: null,
    previous: null,
    next: null,
    serverNow: inDays(0),
    ...changes,
  };
}

/** The home page of a site without songs and entries, whose contest is open. */
export function answerHome(
  contest = openContest(),
  conditions: Partial<Schemas['ConditionsDto']> = {},
): void {
  server.answer('get', '/api/contest', 200, contest);
  server.answer('get', '/api/songs', 200, []);
  server.answer('get', '/api/contest/entries', 200, []);
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

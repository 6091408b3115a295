import type { Schemas } from '@paattu/api-client';

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
    hasJury: false,
    winner: null,
    previous: null,
    next: null,
    serverNow: inDays(0),
    ...changes,
  };
}

import { contestPhase, type ContestDates } from './contest-phase.js';

/** Midnights of 15 June, 1 and 16 August 2025 in India. */
const contest: ContestDates = {
  timeZone: 'Asia/Kolkata',
  entryGate: 'always',
  announceAt: '2025-06-14T18:30:00Z',
  opensAt: '2025-06-16T18:30:00Z',
  closesAt: '2025-07-31T18:30:00Z',
  votingOpensAt: '2025-07-31T18:30:00Z',
  votingClosesAt: '2025-08-15T18:30:00Z',
};

describe.each([
  // Each boundary is midnight of the visitor; New York was at UTC-4 in that summer.
  {
    timeZone: 'Asia/Kolkata',
    announced: '2025-06-14T18:30:00Z',
    voting: '2025-07-31T18:30:00Z',
    ended: '2025-08-15T18:30:00Z',
  },
  {
    timeZone: 'America/New_York',
    announced: '2025-06-15T04:00:00Z',
    voting: '2025-08-01T04:00:00Z',
    ended: '2025-08-16T04:00:00Z',
  },
])('for a visitor in $timeZone', ({ timeZone, ...boundaries }) => {
  const announced = Date.parse(boundaries.announced);
  const voting = Date.parse(boundaries.voting);
  const ended = Date.parse(boundaries.ended);

  test.each([
    ['long before', announced - 86_400_000 * 90, { phase: 'upcoming' }],
    ['a millisecond before the announcement', announced - 1, { phase: 'upcoming' }],
    ['at the announcement', announced, { phase: 'submissions', until: voting }],
    ['a millisecond before voting', voting - 1, { phase: 'submissions', until: voting }],
    ['when voting opens', voting, { phase: 'voting', until: ended }],
    ['a millisecond before the end', ended - 1, { phase: 'voting', until: ended }],
    ['at the end', ended, { phase: 'ended' }],
    ['a year later', ended + 86_400_000 * 365, { phase: 'ended' }],
  ])('%s', (_, now, phase) => {
    expect(contestPhase(contest, now, timeZone)).toEqual(phase);
  });
});

test('a day of a clock change begins at the visitor’s midnight', () => {
  const winter: ContestDates = {
    timeZone: 'Asia/Kolkata',
    entryGate: 'always',
    announceAt: '2025-10-01T00:00:00+05:30',
    opensAt: '2025-10-01T00:00:00+05:30',
    closesAt: '2025-11-02T00:00:00+05:30',
    votingOpensAt: '2025-11-02T00:00:00+05:30',
    votingClosesAt: '2025-11-03T00:00:00+05:30',
  };
  // On 2 November 2025 New York set its clocks back from 02:00 (UTC-4) to 01:00 (UTC-5).
  expect(contestPhase(winter, Date.parse('2025-11-02T03:59:59Z'), 'America/New_York')).toEqual({
    phase: 'submissions',
    until: Date.parse('2025-11-02T04:00:00Z'),
  });
  expect(contestPhase(winter, Date.parse('2025-11-02T04:00:00Z'), 'America/New_York')).toEqual({
    phase: 'voting',
    until: Date.parse('2025-11-03T05:00:00Z'),
  });
});

describe.each(['Asia/Kolkata', 'America/New_York'])(
  'where entries close, for a visitor in %s',
  (timeZone) => {
    const gated: ContestDates = {
      ...contest,
      entryGate: 'submission_phase',
      closesAt: '2025-07-24T18:30:00Z',
    };
    const opens = Date.parse(gated.opensAt);
    const closes = Date.parse(gated.closesAt);
    const voting = Date.parse(gated.votingOpensAt);
    const ended = Date.parse(gated.votingClosesAt);

    test.each([
      ['before the server accepts entries', opens - 1, { phase: 'upcoming' }],
      ['while the server accepts entries', opens, { phase: 'submissions', until: closes }],
      ['in the last millisecond', closes - 1, { phase: 'submissions', until: closes }],
      ['when the server accepts no more', closes, { phase: 'closed', until: voting }],
      ['when voting opens', voting, { phase: 'voting', until: ended }],
      ['when voting closes', ended, { phase: 'ended' }],
    ])('%s', (_, now, phase) => {
      expect(contestPhase(gated, now, timeZone)).toEqual(phase);
    });
  },
);

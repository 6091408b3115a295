import { renderToStaticMarkup } from 'react-dom/server';
import { openContest } from '../../../../test/contest';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import type { Contest } from '../facts/contest-queries';
import { PrizeStrip } from '../facts/prize-strip';
import { Hero } from './hero';

const contest = openContest({
  announceAt: '2025-06-14T18:30:00.000Z',
  opensAt: '2025-06-16T18:30:00.000Z',
  closesAt: '2025-07-31T18:30:00.000Z',
  votingOpensAt: '2025-07-31T18:30:00.000Z',
  votingClosesAt: '2025-08-15T18:30:00.000Z',
  winnerAt: '2025-08-15T18:30:00.000Z',
  serverNow: '2025-07-01T00:00:00.000Z',
});

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'contest')]));

/** The heading and the first link of the first screen. */
function offerOf(shown?: Contest): string {
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/">
      <Hero contest={shown} songs={[]} />
    </StaticRouter>,
  );
  const [, heading] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
  const [, href, words] = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(html) ?? [];
  return `${heading} ${words} → ${href}`;
}

const ENTER = 'Sing it your way. Enter the contest → /#enter';
const PREPARE = 'Sing it your way. How to take part → /#tutorial';
const VOTE = 'Hear the covers. Vote now → /vote';
const LISTEN = 'Hear the covers. See the entries → /entries';

test.each([
  ['draft', PREPARE, PREPARE],
  ['scheduled', PREPARE, PREPARE],
  ['announced', ENTER, PREPARE],
  ['open', ENTER, PREPARE],
  ['closed', LISTEN, LISTEN],
  ['voting', VOTE, VOTE],
  ['judging', LISTEN, LISTEN],
  ['decided', LISTEN, LISTEN],
  ['archived', LISTEN, LISTEN],
] as const)('a contest that is %s invites only to what it accepts', (state, accepting, refusing) => {
  expect(offerOf({ ...contest, state, acceptsEntries: true })).toBe(accepting);
  expect(offerOf({ ...contest, state, acceptsEntries: false })).toBe(refusing);
});

test.each([
  ['2025-07-31T18:30:00.000Z', '31 July 2025'],
  ['2025-07-31T06:30:00.000Z', '31 July 2025, 12:00'],
])('of entries that are accepted until %s, the end is in the first view', (closesAt, end) => {
  const open = { ...contest, state: 'open', acceptsEntries: true, closesAt } as const;
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/">
      <Hero contest={open} songs={[]} />
    </StaticRouter>,
  );
  expect(html).toContain(`Submissions are open until ${end}.`);
});

test('before the contest loads, nobody is invited to send an entry', () => {
  expect(offerOf()).toBe(PREPARE);
});

test('after the voting, the strip says when the winner is announced, unless that is over', () => {
  const phaseOf = (winnerAt: string, entryGate: Contest['entryGate']) => {
    const html = renderToStaticMarkup(
      <StaticRouter pathname="/">
        <PrizeStrip
          contest={{
            ...contest,
            entryGate,
            state: 'judging',
            serverNow: '2025-08-16T00:00:00.000Z',
            winnerAt,
          }}
        />
      </StaticRouter>,
    );
    return [...html.matchAll(/The contest [^<]*|Voting has [^<]*|The winner is announced [^<]*/g)].map(
      ([sentence]) => sentence,
    );
  };
  const later = '2025-08-22T18:30:00.000Z';
  const announced = 'The winner is announced on 23 August 2025.';
  for (const [gate, ended] of [
    ['submission_phase', 'Voting has ended. The winner is being chosen.'],
    // As the contest of 2025, whose sentences are specified.
    ['always', 'The contest has ended.'],
  ] as const) {
    expect(phaseOf(later, gate)).toEqual([ended, announced]);
    expect(phaseOf(contest.winnerAt, gate)).toEqual([ended]);
  }
});

test('the strip links a sponsor who has an address, and shows only the name of one without', () => {
  const prizeOf = (shown: Contest) =>
    renderToStaticMarkup(
      <StaticRouter pathname="/">
        <PrizeStrip contest={shown} />
      </StaticRouter>,
    );
  const sponsored = { ...contest, sponsorName: 'Kerala Strings' };

  expect(prizeOf({ ...sponsored, sponsorUrl: 'https://strings.example' })).toMatch(
    /Sponsored by <a href="https:\/\/strings\.example"[^>]*><span>Kerala Strings<\/span> /,
  );
  expect(prizeOf(sponsored)).toContain('Sponsored by <span>Kerala Strings</span></p>');
});

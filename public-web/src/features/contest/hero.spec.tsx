import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Contest } from './contest-queries';
import { Hero } from './hero';
import { PrizeCard } from './prize-card';
import { loadTranslations } from '../../translations/loaded';

const contest: Contest = {
  id: '1d1c7a0e-9d7e-4f0a-8a55-0d3a5d9a3f10',
  title: 'Cover Song Contest 2025',
  songTitle: 'Monsoon Letter',
  titleMalayalam: null,
  songTitleMalayalam: null,
  prizeAmount: 500_000,
  tutorialUrl: null,
  sponsorName: null,
  sponsorNameMalayalam: null,
  sponsorUrl: null,
  timeZone: 'Asia/Kolkata',
  announceAt: '2025-06-14T18:30:00.000Z',
  opensAt: '2025-06-16T18:30:00.000Z',
  closesAt: '2025-07-31T18:30:00.000Z',
  votingOpensAt: '2025-07-31T18:30:00.000Z',
  votingClosesAt: '2025-08-15T18:30:00.000Z',
  winnerAt: '2025-08-15T18:30:00.000Z',
  entryGate: 'submission_phase',
  acceptsEntries: true,
  serverNow: '2025-07-01T00:00:00.000Z',
};

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'contest')]));

function firstLink(shown?: Contest): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Hero contest={shown} />
    </MemoryRouter>,
  );
  const [, href, words] = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(html) ?? [];
  return `${words} → ${href}`;
}

test('the first button leads to the form while entries are accepted, and before the contest loads', () => {
  expect(firstLink(contest)).toBe('Enter the contest → /#enter');
  expect(firstLink()).toBe('Enter the contest → /#enter');
});

test('when the contest accepts no entries, the first button leads to the gallery', () => {
  expect(firstLink({ ...contest, acceptsEntries: false })).toBe('See the entries → /entries');
});

test('the card links a sponsor with a website, and shows only the name of one without', () => {
  const prizeOf = (shown: Contest) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PrizeCard contest={shown} />
      </MemoryRouter>,
    );
  const sponsored = { ...contest, sponsorName: 'Kerala Strings' };

  expect(prizeOf({ ...sponsored, sponsorUrl: 'https://strings.example' })).toMatch(
    /Sponsored by <a href="https:\/\/strings\.example"[^>]*><span>Kerala Strings<\/span> /,
  );
  expect(prizeOf(sponsored)).toContain('Sponsored by <span>Kerala Strings</span></p>');
});

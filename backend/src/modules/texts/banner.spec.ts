import { bannerAt, type LinkedContest } from './banner.js';

const texts = {
  bannerText: 'The winner is announced.',
  bannerLink: '/entries',
  bannerFrom: '2026-08-10T00:00:00.000Z',
  bannerUntil: '2026-08-16T00:00:00.000Z',
};

const at = (instant: string, contest?: LinkedContest) => bannerAt(texts, new Date(instant), contest);

test('a banner is shown from its first instant to its last, and its response ends with the next of them', () => {
  expect(at('2026-08-09T23:59:59Z')).toEqual({ changesAt: new Date(texts.bannerFrom) });
  const shown = at('2026-08-10T00:00:00Z');
  expect(shown).toEqual({
    banner: { id: shown.banner?.id, text: texts.bannerText, textMalayalam: undefined, link: '/entries' },
    changesAt: new Date(texts.bannerUntil),
  });
  expect(at('2026-08-15T23:59:59Z').banner).toBeDefined();
  expect(at('2026-08-16T00:00:00Z')).toEqual({ changesAt: null });
});

test('a banner that links to a contest waits for its announcement, also beyond its own end', () => {
  const contest = { announceAt: new Date('2026-08-12T00:00:00Z') };
  expect(at('2026-08-09T00:00:00Z', contest)).toEqual({ changesAt: contest.announceAt });
  expect(at('2026-08-11T23:59:59Z', contest)).toEqual({ changesAt: contest.announceAt });
  expect(at('2026-08-12T00:00:00Z', contest)).toEqual(at('2026-08-12T00:00:00Z'));

  const announcedBefore = { announceAt: new Date('2026-08-01T00:00:00Z') };
  expect(at('2026-08-09T00:00:00Z', announcedBefore)).toEqual({ changesAt: new Date(texts.bannerFrom) });
  const announcedAfter = { announceAt: new Date('2026-09-01T00:00:00Z') };
  expect(at('2026-08-15T00:00:00Z', announcedAfter).banner).toBeUndefined();
  expect(at('2026-09-01T00:00:00Z', announcedAfter)).toEqual({ changesAt: null });
});

test('a banner whose link has the address of no published contest is not shown', () => {
  expect(at('2026-08-12T00:00:00Z', { announceAt: null })).toEqual({ changesAt: null });
});

test('another text or time makes another banner', () => {
  const ids = [
    texts,
    { ...texts, bannerText: 'Hear the songs.' },
    { ...texts, bannerUntil: '2026-08-17T00:00:00.000Z' },
  ].map((each) => bannerAt(each, new Date('2026-08-12T00:00:00Z')).banner?.id);
  expect(new Set(ids).size).toBe(3);
});

test('a site without a banner has none at any time', () => {
  expect(bannerAt({}, new Date())).toEqual({ changesAt: null });
});

// @ts-check

/** @typedef {import('../../../packages/api-client/src/schema.js').components['schemas']} Schemas */

/** Text that must be escaped everywhere. */
const SHARP = `Rain & "Shine" <'24>`;

/** @type {Schemas['SongDto'][]} one with everything, one with as little as there can be */
const songs = [
  {
    id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    slug: 'monsoon-letter',
    title: SHARP,
    titleMalayalam: 'മഴക്കത്ത്',
    artist: 'Asha Menon',
    description: `മഴ പെയ്യുന്നു\n\n${SHARP}`,
    story: `${SHARP}\n\nWritten on a ferry.`,
    storyMalayalam: 'കടത്തുവഞ്ചിയിൽ എഴുതിയത്.',
    releaseDate: '2025-06-15',
    durationSeconds: 215.4,
    audioUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/audio',
    coverUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/cover?v=1',
    coverPageUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/cover?v=1&size=page',
    coverCardUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/cover?v=1&size=card',
    lyricsUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/lyrics?v=1',
    waveformUrl: '/api/songs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/waveform?v=1',
    playCount: 12_345,
    downloadCount: 678,
    upvotes: 90,
    downvotes: 1,
    createdAt: '2025-06-15T05:30:00.000Z',
    publishedAt: '2025-06-15T05:30:00.000Z',
    ground: null,
  },
  {
    id: '2c0e7cde-cc0e-4c3e-8c6e-bc9e0cce5cfe',
    slug: 'first-light',
    title: 'First Light',
    titleMalayalam: null,
    artist: 'Asha Menon',
    description: null,
    story: null,
    storyMalayalam: null,
    releaseDate: null,
    durationSeconds: null,
    audioUrl: null,
    coverUrl: '/api/songs/2c0e7cde-cc0e-4c3e-8c6e-bc9e0cce5cfe/cover?v=d3f1b0a9c2e4',
    coverPageUrl: '/api/songs/2c0e7cde-cc0e-4c3e-8c6e-bc9e0cce5cfe/cover?v=d3f1b0a9c2e4&size=page',
    coverCardUrl: '/api/songs/2c0e7cde-cc0e-4c3e-8c6e-bc9e0cce5cfe/cover?v=d3f1b0a9c2e4&size=card',
    lyricsUrl: null,
    waveformUrl: null,
    playCount: 0,
    downloadCount: 0,
    upvotes: 0,
    downvotes: 0,
    createdAt: '2025-05-01T05:30:00.000Z',
    publishedAt: '2025-05-01T05:30:00.000Z',
    ground: null,
  },
];

/** @type {Schemas['PublicEntryDto'][]} */
const entries = [
  {
    id: '3d1f8def-dd1f-4d4f-9d7f-cd0f1ddf6d0f',
    slug: 'sharp',
    name: SHARP,
    contestTitle: SHARP,
    contestTitleMalayalam: null,
    photoUrl: '/api/contest/entries/3d1f8def-dd1f-4d4f-9d7f-cd0f1ddf6d0f/photo?size=card',
    videoId: 'abcdefghijk',
    youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    viewCount: 1_234_567,
    viewsRefreshedAt: '2025-06-21T05:30:00.000Z',
    rank: 1,
    place: 1,
    aiUse: 'backing',
    submittedAt: '2025-06-20T05:30:00.000Z',
  },
  {
    id: '4e2a9ef0-ee2a-4e5a-8e8a-de1a2eea7e1a',
    slug: 'fathima',
    name: 'Fathima',
    contestTitle: SHARP,
    contestTitleMalayalam: null,
    photoUrl: '/api/contest/entries/4e2a9ef0-ee2a-4e5a-8e8a-de1a2eea7e1a/photo?size=card',
    videoId: 'lmnopqrstuv',
    youtubeUrl: 'https://www.youtube.com/watch?v=lmnopqrstuv',
    viewCount: null,
    viewsRefreshedAt: null,
    rank: 2,
    place: null,
    aiUse: null,
    submittedAt: '2025-06-21T05:30:00.000Z',
  },
];

/** @type {Schemas['EntryPageDto'][]} */
const entryPages = entries.map((entry, index) => ({
  ...entry,
  hasResults: true,
  contestSlug: 'cover-song-contest-2025',
  songTitle: SHARP,
  songTitleMalayalam: 'മഴക്കത്ത്',
  pictureVersion: '5WJrOEbWpzb0',
  previous: entries[index - 1] ?? null,
  next: entries[index + 1] ?? null,
}));

/** @type {Schemas['ContestDto']} */
const contest = {
  hasJury: false,
  id: '5f3b0f01-ff3b-4f6b-9f9b-ef2b3ffb8f2b',
  slug: 'cover-song-contest-2025',
  title: SHARP,
  titleMalayalam: null,
  songTitle: 'Monsoon Letter',
  songTitleMalayalam: 'മഴക്കത്ത്',
  prizeAmount: 500_000,
  tutorialUrl: 'https://www.youtube.com/watch?v=abcdefghijk&t=1',
  sponsorName: SHARP,
  sponsorNameMalayalam: null,
  sponsorUrl: 'https://sponsor.example/?a=1&b=2',
  samplePhotoUrl: '/api/contests/cover-song-contest-2025/sample-photo?v=1750000000000-0f1e2d3c4b5a6978',
  sampleAlt: SHARP,
  sampleAltMalayalam: SHARP,
  timeZone: 'Asia/Kolkata',
  announceAt: '2025-06-14T18:30:00.000Z',
  opensAt: '2025-06-16T18:30:00.000Z',
  closesAt: '2025-07-31T18:30:00.000Z',
  votingOpensAt: '2025-07-31T18:30:00.000Z',
  votingClosesAt: '2025-08-15T18:30:00.000Z',
  winnerAt: '2025-08-15T18:30:00.000Z',
  entryGate: 'always',
  acceptance: 'ticked',
  aiRule: null,
  state: 'open',
  acceptsEntries: true,
  isCurrent: true,
  extensions: [
    {
      date: 'closesAt',
      fromInstant: '2025-07-24T18:30:00.000Z',
      toInstant: '2025-07-31T18:30:00.000Z',
      reason: SHARP,
      reasonMalayalam: null,
    },
  ],
  previous: {
    id: '60ac1012-004c-4a7c-8aac-f03c4009c03c',
    slug: 'cover-song-contest-2024',
    title: SHARP,
    titleMalayalam: null,
  },
  next: null,
  hasResults: false,
  winner: null,
  serverNow: '2025-07-01T05:30:00.000Z',
};

const points = { rendition: 30_000, engagement: 20_000, votes: 50_000, total: 100_000 };

/** @type {Schemas['ResultDto']} */
const result = {
  contest: {
    id: contest.id,
    slug: contest.slug,
    title: SHARP,
    titleMalayalam: null,
    songTitle: SHARP,
    songTitleMalayalam: null,
    timeZone: 'Asia/Kolkata',
    prizeAmount: 500_000,
  },
  version: 2,
  announcedAt: '2025-08-16T00:00:00.000Z',
  isFinal: false,
  versions: [
    { version: 2, announcedAt: '2025-08-17T00:00:00.000Z', reason: SHARP, reasonMalayalam: null },
    { version: 1, announcedAt: '2025-08-16T00:00:00.000Z', reason: null, reasonMalayalam: null },
  ],
  lateJudges: 2,
  throwawayDomains: [{ domain: 'thrown.example', rejected: 12 }],
  hasFirstRound: true,
  manifest: 'a1'.repeat(32),
  programSha256: 'b2'.repeat(32),
  nonce: 'c3'.repeat(16),
  method: 'places',
  weights: { rendition: 30, engagement: 20, votes: 50 },
  parts: ['rendition', 'engagement', 'votes'],
  rulesNumber: 2,
  waivers: [{ blocker: 'no-final', reason: SHARP, reasonMalayalam: null }],
  afterwards: [
    { number: 1, place: 1, outcome: 'declined' },
    { number: 2, place: 2, outcome: 'offered' },
  ],
  earlyTallies: [{ openedAt: '2025-08-15T00:00:00.000Z', reason: SHARP }],
  totals: { asked: 9, counted: 5, withdrawn: 1, void: { suspicious: 2, entryLeft: 1 } },
  judges: 3,
  lines: [
    {
      number: 1,
      place: 1,
      points,
      places: { rendition: 1, engagement: 1, votes: 1 },
      votes: 5,
      entry: {
        id: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
        slug: 'sharp',
        name: SHARP,
        videoId: 'abcdefghijk',
        photoUrl: '/api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card',
      },
    },
    { number: 2, place: 2, points, places: { rendition: 2, engagement: 2, votes: 2 }, votes: 0, entry: null },
  ],
  others: [{ number: 3, votes: 1, entry: null }],
  files: [{ name: 'result.json', bytes: 4_096, sha256: 'd4'.repeat(32) }],
};

/** @type {Schemas['RulesVersionDto']} */
const version = {
  number: 2,
  publishedAt: '2025-06-20T05:30:00.000Z',
  sha256: 'a1'.repeat(32),
  change: SHARP,
};

/** @type {Schemas['RulesDto']} */
const rules = {
  contest: { id: contest.id, slug: contest.slug, title: SHARP, titleMalayalam: null },
  version,
  versions: [version, { ...version, number: 1, change: null }],
  differences: [
    { before: SHARP, after: null },
    { before: null, after: SHARP },
  ],
  intro: '<p>Rain &amp; shine</p>\n',
  sections: [
    {
      id: 'prizes',
      title: SHARP,
      html: '<h4>One</h4>\n<ul>\n<li><a href="/contact">Write</a></li>\n</ul>\n',
    },
  ],
};

/** @type {Schemas['ConditionsDto']} */
const conditions = {
  acceptance: 'ticked',
  rulesVersion: version.number,
  wording: 3,
  eligibility: { id: 'eligibility', title: SHARP, html: '<h4>One</h4>\n<ul>\n<li>Two</li>\n</ul>\n' },
  consents: [
    { purpose: 'rules', text: SHARP },
    { purpose: 'publication', text: SHARP },
  ],
  declarations: { rule: SHARP, choices: [{ aiUse: 'backing', text: SHARP }] },
};

/** @type {Schemas['PublicTextsDto']} */
const texts = {
  name: SHARP,
  nameMalayalam: SHARP,
  tagline: SHARP,
  footerLine: SHARP,
  footerYear: '2025–2026',
  contactLead: SHARP,
  facebookUrl: '',
  youtubeUrl: 'https://www.youtube.com/@meera?a=1&b=2',
  portrait: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  banner: {
    id: '3f9a0c1b2d4e5f60',
    text: SHARP,
    textMalayalam: SHARP,
    link: 'https://sponsor.example/?a=1&b=2',
  },
};

/** @type {Schemas['AboutTextsDto']} */
const about = {
  aboutHeading: SHARP,
  aboutIntro: `${SHARP}\n\n${SHARP}`,
  journey: SHARP,
  milestones: [{ when: '2026', what: SHARP, song: 'monsoon-letter' }],
  values: [{ name: SHARP, text: SHARP }],
  portrait: {
    id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    width: 960,
    height: 1_200,
    alt: SHARP,
    altMalayalam: SHARP,
  },
};

/** Data of an empty site, and of a site with something of everything. */
export const samples = {
  full: { songs, entries, contest, result, rules, conditions, texts, about },
  empty: {
    songs: [],
    entries: [],
    contest: null,
    result: null,
    rules: null,
    conditions: null,
    texts: {},
    about: {},
  },
};

/** @type {Schemas['SealDto']} */
const seal = {
  head: {
    day: '2025-08-16',
    hash: '6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515',
    line: 'paattu/cover-song-contest-2025 2025-08-16 6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515',
  },
};

/** @typedef {{ songs: Schemas['SongDto'][], entries: Schemas['PublicEntryDto'][], contest: Schemas['ContestDto'] | null, result: Schemas['ResultDto'] | null, rules: Schemas['RulesDto'] | null, conditions: Schemas['ConditionsDto'] | null, texts: Schemas['PublicTextsDto'], about: Schemas['AboutTextsDto'] }} Sample */

/**
 * A `fetch` that answers the API requests of the pages. It throws for any other request.
 * @param {Sample} sample
 * @returns {typeof globalThis.fetch}
 */
export function fetchOf({ songs, entries, contest, result, rules, conditions, texts, about }) {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/api/texts') return Response.json(texts);
    if (pathname === '/api/texts/about') return Response.json(about);
    if (pathname === '/api/songs') return Response.json(songs);
    if (pathname.startsWith('/api/songs/')) {
      const song = songs.find(({ id }) => pathname.endsWith(`/${id}`));
      return song ? Response.json(song) : notFound();
    }
    if (pathname === '/api/contests') return Response.json(contest ? [contest] : []);
    if (pathname === '/api/contest')
      return contest ? Response.json(contest) : new Response(null, { status: 204 });
    if (pathname === `/api/contests/${contest?.slug}`) return contest ? Response.json(contest) : notFound();
    if (pathname === `/api/contests/${contest?.slug}/results`)
      return result ? Response.json(result) : notFound();
    if (pathname === '/api/contest/rules' || pathname === `/api/contests/${contest?.slug}/rules`)
      return rules ? Response.json(rules) : notFound();
    if (conditions && pathname === `/api/contests/${contest?.slug}/conditions`)
      return Response.json(conditions);
    if (pathname === '/api/contest/entries')
      return Response.json(entries, {
        headers: { 'content-range': `entries 0-${entries.length}/${entries.length}` },
      });
    if (pathname.startsWith('/api/entries/')) {
      const entry = entryPages.find(({ slug }) => entries.length > 0 && pathname.endsWith(`/${slug}`));
      return entry ? Response.json(entry) : notFound();
    }
    if (contest && pathname === `/api/contests/${contest.slug}/seal`) return Response.json(seal);
    if (pathname.startsWith('/api/contests/')) return notFound();
    throw new Error(`there is no sample of ${pathname}`);
  };
}

function notFound() {
  /** @type {Schemas['ErrorDto']} */
  const error = { code: 'NOT_FOUND', message: 'Not found' };
  return Response.json(error, { status: 404 });
}

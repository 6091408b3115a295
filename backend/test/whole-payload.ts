import type { EmailName, PayloadNamed } from './emails-by-name.js';

type Payload = { [Name in EmailName]: PayloadNamed<Name> }[EmailName];
type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type ValueOf<Each, Key extends PropertyKey> = Each extends unknown
  ? Key extends keyof Each
    ? Each[Key]
    : never
  : never;
type Whole<Value> = Value extends object ? { [Key in keyof Value]-?: Whole<NonNullable<Value[Key]>> } : Value;

/** What each key of a payload can hold. A new key does not compile without a value here. `typed` is what a visitor types as a name. */
export const wholePayload = (
  typed: string,
): { [Key in KeyOf<Payload>]: Whole<NonNullable<ValueOf<Payload, Key>>> } => ({
  name: typed,
  entryName: typed,
  winner: typed,
  server: 'smtp.songs.example:465',
  offer: {
    name: typed,
    email: 'asha@visitor.example',
    prizeAmount: 500_000,
    endedAt: '2026-02-03T13:00:00.000Z',
    timeZone: 'Asia/Kolkata',
  },
  // A whole message, which only its sender and the owner get.
  subject: 'A concert',
  message: 'Would you sing here?',
  // Of staff.
  contestTitle: 'Cover Song Contest 2025',
  text: 'Gladly.',
  change: 'A week more.',
  reason: 'It has another song.',
  sentence: 'Sing ours.',
  correction: 'Some votes were counted twice.',
  // Checked, computed or invented by the server.
  email: 'asha@visitor.example',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  link: 'https://songs.example/my-entry#abc',
  contestSlug: 'cover-song-contest-2025',
  entrySlug: 'asha',
  consents: {
    version: 1,
    texts: ['I may enter.'],
    givenAt: '2026-01-20T18:29:00.000Z',
    timeZone: 'Asia/Kolkata',
  },
  changed: ['name', 'video', 'photo', 'ai'],
  enterUntil: { at: '2026-07-31T18:29:00.000Z', timeZone: 'Asia/Kolkata' },
  hasVoters: true,
  problem: 'missing',
  code: 'paattu-ab2c-9xyz',
  entries: [],
  messages: 2,
  open: 7,
  closesAt: '2026-01-20T18:29:00.000Z',
  dueAt: '2026-02-03T13:00:00.000Z',
  erasedAt: '2026-02-03T13:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  plan: {
    beginsAt: '2026-01-05T18:29:00.000Z',
    endsAt: '2026-01-20T18:29:00.000Z',
    timeZone: 'Asia/Kolkata',
    entries: 14,
    hours: 2,
  },
  rulesVersionId: 'b1a2a0a4-5a0e-4e5c-9a4e-0d4b3d6f8e11',
  number: 17,
  place: 3,
  placeBefore: 2,
  finalists: 20,
  points: { rendition: 27_000, engagement: 18_000, votes: 42_500, total: 87_500 },
  votes: 204,
  manifest: '5d1f'.repeat(16),
  program: 'a40c'.repeat(16),
  prizeAmount: 500_000,
  differences: [{ before: 'Sing.', after: 'Sing all.' }],
  news: 'accepted',
  failure: 'no-room',
  isPlaceFixed: true,
  bucket: 'asha-backups (s3.example.org)',
});

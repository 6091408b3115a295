import type { ContestWithExtensions } from '../../contest/contests/announced-contests.service.js';
import { writeContestCalendar } from './contest-calendar.js';

const CONTEST: Partial<ContestWithExtensions> = {
  id: '5f3b0f01-ff3b-4f6b-9f9b-ef2b3ffb8f2b',
  slug: 'cover-song-contest-2026',
  title: 'Sing; again, 2026',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2026',
  entryGate: 'submission_phase',
  updatedAt: new Date('2026-06-01T05:30:00.123Z'),
  announceAt: new Date('2026-06-14T18:30:00Z'),
  opensAt: new Date('2026-06-16T18:30:00Z'),
  closesAt: new Date('2026-07-31T18:30:00Z'),
  votingOpensAt: new Date('2026-07-31T18:30:00Z'),
  votingClosesAt: new Date('2026-08-15T18:30:00Z'),
  winnerAt: new Date('2026-08-22T18:30:00Z'),
};

const REASON = `Rain, \\ floods;\nand ${'a long sentence '.repeat(6)}`;

const EXTENSIONS = [
  {
    date: 'closesAt' as const,
    fromInstant: new Date('2026-07-24T18:30:00Z'),
    toInstant: new Date('2026-07-31T18:30:00Z'),
    reason: REASON,
    reasonMalayalam: 'മഴയും വെള്ളപ്പൊക്കവും കാരണം പലർക്കും വീഡിയോ എടുക്കാനായില്ല',
  },
];

const write = (locale: 'en' | 'ml') =>
  writeContestCalendar(
    { ...CONTEST, extensions: EXTENSIONS } as ContestWithExtensions,
    'https://paattu.example',
    locale,
  );

/** Its content lines, unfolded. */
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

test('the calendar has an event at each date, in UTC, with an id that stays', () => {
  const lines = linesOf(write('en'));
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(lines.slice(0, 8)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paattu//Contest dates//EN',
    'NAME:Sing\\; again\\, 2026',
    'X-WR-CALNAME:Sing\\; again\\, 2026',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    'BEGIN:VEVENT',
  ]);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(valuesOf('UID')).toEqual(
    ['opensAt', 'closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt'].map(
      (date) => `5f3b0f01-ff3b-4f6b-9f9b-ef2b3ffb8f2b-${date}@paattu`,
    ),
  );
  expect(valuesOf('DTSTART')).toEqual([
    '20260616T183000Z',
    '20260731T183000Z',
    '20260731T183000Z',
    '20260815T183000Z',
    '20260822T183000Z',
  ]);
  expect(new Set([...valuesOf('DTSTAMP'), ...valuesOf('LAST-MODIFIED')])).toEqual(
    new Set(['20260601T053000Z']),
  );
  expect(valuesOf('SUMMARY')[0]).toBe('Sing\\; again\\, 2026: submissions open');
  expect(valuesOf('URL')[0]).toBe('https://paattu.example/contests/cover-song-contest-2026');
});

test('a moved date gives its reason, in which no character has a meaning', () => {
  expect(linesOf(write('en')).filter((line) => line.startsWith('DESCRIPTION:'))).toEqual([
    `DESCRIPTION:Rain\\, \\\\ floods\\;\\nand ${'a long sentence '.repeat(6)}`,
  ]);
});

test('lines end with CRLF and have at most 75 octets, in Malayalam too', () => {
  const calendar = write('ml');
  const written = calendar.split('\r\n');
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
  expect(Math.max(...written.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(linesOf(calendar)).toContain('SUMMARY:കവർ സോങ് മത്സരം 2026: എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നു');
  expect(linesOf(calendar)).toContain(`DESCRIPTION:${EXTENSIONS[0]?.reasonMalayalam}`);
  expect(linesOf(calendar)).toContain('URL:https://paattu.example/ml/contests/cover-song-contest-2026');
});

test('submissions that are always open begin with the announcement and end with the beginning of voting', () => {
  const moved = { ...EXTENSIONS[0]!, date: 'votingOpensAt' as const };
  const contest = { ...CONTEST, entryGate: 'always', extensions: [...EXTENSIONS, moved] };
  const calendar = writeContestCalendar(
    { ...contest, votingOpensAt: new Date('2026-08-02T18:30:00Z') } as ContestWithExtensions,
    'https://paattu.example',
    'en',
  );
  const events = linesOf(calendar).join('\n').split('BEGIN:VEVENT').slice(1);
  const shown = events.map((event) => [
    /^UID:.*-(\w+)@paattu$/m.exec(event)?.[1],
    /^DTSTART:(.*)$/m.exec(event)?.[1],
    event.includes('DESCRIPTION:'),
  ]);
  expect(shown).toEqual([
    ['opensAt', '20260614T183000Z', false],
    ['closesAt', '20260802T183000Z', true],
    ['votingOpensAt', '20260802T183000Z', true],
    ['votingClosesAt', '20260815T183000Z', false],
    ['winnerAt', '20260822T183000Z', false],
  ]);
});

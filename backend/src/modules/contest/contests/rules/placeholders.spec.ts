import type { Contest } from '../contest.entity.js';
import { fillIn, findEmptyPlaceholders, findUnknownPlaceholders, valuesOf } from './placeholders.js';

const contest = {
  title: 'Cover Song Contest 2035',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2035',
  songTitle: 'Hill Road',
  songTitleMalayalam: null,
  prizeAmount: 600_000,
  sponsorName: null,
  timeZone: 'Asia/Kolkata',
  announceAt: new Date('2035-06-15T00:00:00+05:30'),
  opensAt: new Date('2035-06-17T10:30:00+05:30'),
  closesAt: new Date('2035-08-01T00:00:00+05:30'),
  votingOpensAt: new Date('2035-08-01T00:00:00+05:30'),
  votingClosesAt: new Date('2035-08-15T18:00:00+05:30'),
  winnerAt: null,
  votesMethod: 'places',
  renditionWeight: 40,
  engagementWeight: 10,
} as Contest;

test.each(['en', 'ml'] as const)('weights and method are named in %s', (language) => {
  const fill = (source: string, changes: Partial<Contest> = {}) =>
    fillIn(source, valuesOf({ ...contest, ...changes }, language));
  for (const aiRule of ['voice-human', 'none', 'declared'] as const)
    for (const language of ['en', 'ml'] as const)
      expect(valuesOf({ ...contest, aiRule }, language).aiRule).toBeTruthy();
  expect(fill('{{renditionWeight}} {{engagementWeight}} {{votesWeight}}')).toBe('40 10 50');
  const methods = (['places', 'share_of_best'] as const).map((votesMethod) =>
    fill('{{method}}', { votesMethod }),
  );
  expect(new Set(methods).size).toBe(2);
  expect(methods).not.toContain('{{method}}');
});

test('placeholders take the values of the contest, in the language of the text', () => {
  const source = '{{contest}}: {{song}}, {{ prize }}, from {{opensAt}}';

  expect(fillIn(source, valuesOf(contest, 'en'))).toBe(
    'Cover Song Contest 2035: Hill Road, ₹6,00,000, from 17 June 2035, 10:30',
  );
  expect(fillIn(source, valuesOf(contest, 'ml'))).toBe(
    'കവർ സോങ് മത്സരം 2035: Hill Road, ₹6,00,000, from 2035 ജൂൺ 17, 10:30 AM',
  );
});

test('a period that ends at midnight ends on the day before', () => {
  const values = valuesOf(contest, 'en');

  expect(values.closesAt).toBe('31 July 2035');
  expect(values.votingOpensAt).toBe('1 August 2035');
  expect(values.votingClosesAt).toBe('15 August 2035, 18:00');
});

test('what the contest does not have stays a placeholder', () => {
  const values = valuesOf(contest, 'en');

  expect(fillIn('{{sponsor}} {{prize}}', values)).toBe('{{sponsor}} ₹6,00,000');
  expect(findEmptyPlaceholders('{{sponsor}} {{winnerAt}} {{prize}} {{sponsor}}', values)).toEqual([
    'sponsor',
    'winnerAt',
  ]);
});

test('everything else in braces is unknown', () => {
  expect(
    findUnknownPlaceholders('{{prize}} {{price}} {{}} {{ Prize }} {{constructor}}\n{{a\nb}} {x}'),
  ).toEqual(['{{price}}', '{{}}', '{{Prize}}', '{{constructor}}', '{{a\nb}}']);
});

test.each([
  ['*Star* [x](http://a.example)', String.raw`\*Star\* \[x\](http://a.example)`],
  ['# Hill', String.raw`\# Hill`],
  ['2. Hill', String.raw`2\. Hill`],
  ['<b>', String.raw`\<b\>`],
])('the value %s shows as it is written', (songTitle, written) => {
  expect(fillIn('{{song}}', valuesOf({ ...contest, songTitle }, 'en'))).toBe(written);
});

test.each([
  ['{{prize}', ['{{prize}']],
  ['{{prize', ['{{prize']],
  ['{prize}}', ['{prize}}']],
  ['{{ prize }} and {{song', ['{{song']],
  ['{{{prize}}}', []],
  ['{prize}', []],
])('of %s, the braces without their other half are unknown: %j', (source, unknown) => {
  expect(findUnknownPlaceholders(source)).toEqual(unknown);
});

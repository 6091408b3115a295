import { siteTextSentences as t } from './sentences';
import { formatZonedTime } from '../../lib/format';
import { bannerWait } from './banner-wait';

const announceAt = '2026-08-12T04:30:00.000Z';
const announced = formatZonedTime(announceAt);

const contests = [
  { slug: 'monsoon', title: 'Monsoon', state: 'scheduled' as const, announceAt },
  { slug: 'winter', title: 'Winter', state: 'draft' as const, announceAt: null },
  { slug: 'summer', title: 'Summer', state: 'voting' as const, announceAt: '2025-06-15T00:00:00.000Z' },
];

const banner = {
  bannerLink: '/contests/monsoon',
  bannerFrom: '2026-08-10T00:00',
  bannerUntil: '2026-08-20T00:00',
};

test.each([
  ['begins before the announcement', {}, t.bannerWaits(announced, 'Monsoon')],
  ['has no times yet', { bannerFrom: '', bannerUntil: '' }, t.bannerWaits(announced, 'Monsoon')],
  ['begins after the announcement', { bannerFrom: '2026-08-14T00:00' }, null],
  [
    'ends before the announcement',
    { bannerUntil: '2026-08-11T00:00' },
    t.bannerEndsBefore(announced, 'Monsoon'),
  ],
  ['links to a draft', { bannerLink: ' /ml/contests/winter/rules ' }, t.bannerWaitsForContest],
  ['links to an announced contest', { bannerLink: 'https://paattu.example/contests/summer' }, null],
  ['links to no contest', { bannerLink: '/contests/spring' }, t.bannerWaitsForContest],
  ['links to another page', { bannerLink: '/songs' }, null],
  ['has no link', { bannerLink: '' }, null],
])('a banner that %s', (_, changed, sentence) => {
  expect(bannerWait({ ...banner, ...changed }, contests, 'https://paattu.example')).toBe(sentence);
});

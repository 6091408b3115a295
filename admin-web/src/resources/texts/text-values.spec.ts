import type { SiteTextsRecord } from './api';
import { DEFAULT_VALUES, toData, toValues } from './text-values';
import { validateTexts } from './validate-texts';
import { valueInWords } from './value-in-words';

const record = (texts: Pick<SiteTextsRecord, 'published' | 'draft'>): SiteTextsRecord => ({
  id: 'site',
  version: '3f9a0c1b2d4e5f60',
  publishedAt: null,
  updatedAt: '2026-01-01T00:00:00Z',
  ...texts,
});

test('the form begins with the draft, with what is published without one, and with the default texts elsewhere', () => {
  const published = { name: 'Meera' };
  expect(toValues(record({ published, draft: { name: 'Meera Nair' } })).name).toBe('Meera Nair');
  expect(toValues(record({ published, draft: null }))).toEqual({
    ...DEFAULT_VALUES,
    name: 'Meera',
    nameMalayalam: '',
  });
  expect(DEFAULT_VALUES).toMatchObject({ name: 'Paattu', aboutIntro: '', milestones: [], facebookUrl: '' });
});

test('times are edited in the zone of the device, and sent as instants', () => {
  const bannerFrom = '2026-08-10T00:00:00.000Z';
  const values = toValues(record({ published: { bannerFrom }, draft: null }));
  expect(values.bannerFrom).toMatch(/^2026-08-(09|10)T\d\d:\d\d$/);
  expect(toData(values)).toMatchObject({ bannerFrom, bannerUntil: null, portrait: null });
});

test('a list is shown by its items, without those fields that are empty', () => {
  const items = [
    { when: '2024', what: 'A song', song: '' },
    { when: '2025', what: 'Another', song: 'rain' },
  ];
  expect(valueInWords('milestones', items)).toBe('2024 · A song\n2025 · Another · rain');
  expect(valueInWords('milestones', [])).toBe('(nothing)');
  expect(valueInWords('name', 'Meera')).toBe('Meera');
  expect(valueInWords('bannerText', '')).toBe('(nothing)');
});

test('a banner must end after it begins, which the form says with the names of its fields', () => {
  const banner = { ...DEFAULT_VALUES, bannerFrom: '2026-08-10T00:00', bannerUntil: '2026-08-10T00:00' };
  expect(validateTexts(banner)).toEqual({
    bannerUntil: {
      message: '“Shown until” must come after “Shown from”',
      args: { title: 'The draft could not be saved' },
    },
  });
  expect(validateTexts({ ...banner, bannerUntil: '2026-08-10T00:01' })).toEqual({});
  expect(validateTexts({ ...banner, bannerUntil: '' })).toEqual({});
});

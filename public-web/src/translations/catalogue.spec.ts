import { locales } from '@paattu/shared/locales';
import type { Area } from './catalogue';
import { catalogue as english } from './en';
import { loadedTranslations, loadTranslations } from './loaded';

const areas = Object.keys(english) as Area[];

test.each(locales.flatMap((locale) => areas.map((area) => [locale, area] as const)))(
  'the translations %s of %s load once, and are available at once afterwards',
  async (locale, area) => {
    const translations = await loadTranslations(locale, area);
    expect(loadTranslations(locale, area)).toBe(loadTranslations(locale, area));
    expect(loadedTranslations(locale, area)).toBe(translations);
  },
);

test.each(areas)('the Malayalam of %s has a sentence for each English one', async (area) => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value === 'function') return `function of ${value.length}`;
    if (typeof value !== 'object' || value === null) return typeof value;
    // A language may lack the line in another language, and a way of its own to write a time of day.
    const entries = Object.entries(value).filter(([key]) => !['second', 'time'].includes(key));
    return Object.fromEntries(entries.map(([key, inner]) => [key, shape(inner)]));
  };
  expect(shape(await loadTranslations('ml', area))).toEqual(shape(await loadTranslations('en', area)));
});

test('straight apostrophes and quotes are only in the sentences of the specification', async () => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  const loaded = locales.flatMap((locale) => areas.map((area) => loadTranslations(locale, area)));
  const straight = textsOf(await Promise.all(loaded)).filter((text) => /['"]/.test(text));
  expect(straight.sort()).toEqual([
    "Passwords Don't Match",
    "This song doesn't have an audio file available.",
    "You haven't added any songs to your favorites yet.",
    "You're All Set!",
  ]);
});

test('translations that did not load stay failed while a page renders, and load with the next try', async () => {
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ contact: {} });
  jest.doMock('./ml/index.ts', () => ({ catalogue: { contact: load } }));
  const { loadTranslations, loadedTranslations, pendingTranslations } = await import('./loaded');
  const failed = loadTranslations('ml', 'contact');
  await expect(failed).rejects.toThrow('offline');
  expect(pendingTranslations('ml', 'contact')).toBe(failed);
  expect(loadedTranslations('ml', 'contact')).toBeUndefined();

  expect(await loadTranslations('ml', 'contact')).toEqual({});
  expect(loadedTranslations('ml', 'contact')).toEqual({});
  expect(load).toHaveBeenCalledTimes(2);
});

import { extendableDates } from '@paattu/api-client/contest-dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import type { Contest } from './contest-queries';
import { Extensions } from './extensions';

beforeAll(() =>
  Promise.all(
    (['en', 'ml'] as const).flatMap((locale) => [
      loadTranslations(locale, 'site'),
      loadTranslations(locale, 'gallery'),
    ]),
  ),
);

const moved: Contest['extensions'][number] = {
  date: 'closesAt',
  fromInstant: '2026-07-31T18:30:00.000Z',
  toInstant: '2026-08-07T18:30:00.000Z',
  reason: 'A storm cut the power',
  reasonMalayalam: 'കറന്റ് പോയി',
};

function textOf(pathname: string, extensions: Contest['extensions']): string {
  const contest = { extensions, timeZone: 'Asia/Kolkata' } as Contest;
  const html = renderToStaticMarkup(
    <StaticRouter pathname={pathname}>
      <Extensions contest={contest} />
    </StaticRouter>,
  );
  return html
    .split(/<[^<>]*>/)
    .filter((text) => text !== '')
    .join(' ');
}

test('a moved date stands with both dates and its reason, in the language of the page', () => {
  expect(textOf('/contests/rain', [moved])).toBe(
    'Moved dates Submissions close on 8 August 2026, 00:00 instead of 1 August 2026, 00:00. A storm cut the power',
  );
  expect(textOf('/ml/contests/rain', [moved])).toBe(
    'മാറ്റിയ തീയതികൾ എൻട്രി സമർപ്പണം അവസാനിക്കുന്നത്: 2026 ഓഗസ്റ്റ് 8, 00:00 (മുൻപ് 2026 ഓഗസ്റ്റ് 1, 00:00). കറന്റ് പോയി',
  );
});

test('a contest whose dates stayed shows nothing', () => {
  expect(textOf('/contests/rain', [])).toBe('');
});

test.each(extendableDates('always'))('a later %s has a sentence in both languages', (date) => {
  for (const path of ['/contests/rain', '/ml/contests/rain'])
    expect(textOf(path, [{ ...moved, date }])).toMatch(/8 August 2026, 00:00|2026 ഓഗസ്റ്റ് 8, 00:00/);
});

import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import type { Contest } from '../facts/contest-queries';
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

test('moved dates stand with the days that the timeline shows and their reason, in the language of the page', () => {
  const both: Contest['extensions'] = [moved, { ...moved, date: 'votingOpensAt' }];
  expect(textOf('/contests/rain', both)).toBe(
    'Moved dates Submissions close on 7 August 2026 instead of 31 July 2026. Voting begins on 8 August 2026 instead of 1 August 2026. A storm cut the power',
  );
  expect(textOf('/ml/contests/rain', both)).toBe(
    'മാറ്റിയ തീയതികൾ എൻട്രികൾ സ്വീകരിക്കുന്നത് അവസാനിക്കുന്നത്: 2026 ഓഗസ്റ്റ് 7 (മുമ്പ് 2026 ജൂലൈ 31). വോട്ടിങ് തുടങ്ങുന്നത്: 2026 ഓഗസ്റ്റ് 8 (മുമ്പ് 2026 ഓഗസ്റ്റ് 1). കറന്റ് പോയി',
  );
});

test('dates with different reasons each have their own', () => {
  const winner: Contest['extensions'][number] = { ...moved, date: 'winnerAt', reason: 'A flood' };
  expect(textOf('/contests/rain', [moved, winner])).toMatch(/A storm cut the power The winner .+ A flood$/);
});

test('a contest whose dates stayed shows nothing', () => {
  expect(textOf('/contests/rain', [])).toBe('');
});

test.each(CONTEST_DATES.slice(1))('a later %s has a sentence in both languages', (date) => {
  for (const path of ['/contests/rain', '/ml/contests/rain'])
    expect(textOf(path, [{ ...moved, date }])).toMatch(/[78] August 2026|2026 ഓഗസ്റ്റ് [78]/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import { WithdrawalEffects } from './withdrawal-effects';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'my-entry')]));

const effectsOf = (entry: Parameters<typeof WithdrawalEffects>[0]['entry']) =>
  renderToStaticMarkup(
    <StaticRouter pathname="/my-entry">
      <WithdrawalEffects entry={entry} />
    </StaticRouter>,
  );

const IN_VOTING = { acceptsEntries: false, state: 'voting' } as const;

test.each([false, true])('a withdrawal leaves the line in the result, if there is one: %s', (hasResult) => {
  const html = effectsOf({
    hasResult,
    status: 'approved',
    contest: { acceptsEntries: false, state: 'decided' },
  });
  expect(html.includes('Its line in the result stays')).toBe(hasResult);
});

test.each([
  ['while entries are accepted', { acceptsEntries: true, state: 'open' }, 'approved', [true, false, false]],
  ['while voting is open', IN_VOTING, 'approved', [false, true, true]],
  ['while voting is open, of an entry without votes', IN_VOTING, 'pending', [false, true, false]],
] as const)('a withdrawal says what is true %s', (_, contest, status, [again, notAgain, voters]) => {
  const html = effectsOf({ hasResult: false, status, contest });
  expect([
    html.includes('You can enter again'),
    html.includes('You cannot enter again'),
    html.includes('its voters get an email'),
  ]).toEqual([again, notAgain, voters]);
});

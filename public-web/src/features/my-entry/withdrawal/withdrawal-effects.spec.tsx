import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import { WithdrawalEffects } from './withdrawal-effects';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'my-entry')]));

test.each([false, true])('a withdrawal leaves the line in the result, if there is one: %s', (hasResult) => {
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/my-entry">
      <WithdrawalEffects entry={{ hasResult }} />
    </StaticRouter>,
  );
  expect(html.includes('Its line in the result stays')).toBe(hasResult);
});

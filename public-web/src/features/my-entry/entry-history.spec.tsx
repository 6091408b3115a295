import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { EntryHistory } from './entry-history';
import type { MyEntry } from './my-entry-queries';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'my-entry')]));

/** The items inside and outside of what is folded. */
function itemsOf(actions: string[]) {
  const history = actions.map((action) => ({ at: '2026-06-20T10:00:00.000Z', action }));
  const entry = { history, contest: { timeZone: 'Asia/Kolkata' } } as MyEntry;
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/my-entry">
      <EntryHistory entry={entry} />
    </StaticRouter>,
  );
  const [folded = ''] = /<details.*<\/details>/s.exec(html) ?? [];
  const count = (part: string) => part.split('<li').length - 1;
  return { folded: count(folded), shown: count(html.replace(folded, '')) };
}

test('the newest five events of an entry are shown, and those before are folded', () => {
  expect(itemsOf(['submit'])).toEqual({ folded: 0, shown: 1 });
  expect(itemsOf(['submit', 'edit', 'edit', 'edit', 'approve'])).toEqual({ folded: 0, shown: 5 });
  expect(itemsOf(['submit', 'edit', 'edit', 'edit', 'edit', 'edit', 'approve'])).toEqual({
    folded: 2,
    shown: 5,
  });
});

test('an act of another release is no event, also among the newest', () => {
  expect(itemsOf(['submit', 'edit', 'edit', 'edit', 'approve', 'unheard-of'])).toEqual({
    folded: 0,
    shown: 5,
  });
});

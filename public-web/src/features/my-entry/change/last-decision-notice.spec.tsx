import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import type { MyEntry } from '../my-entry-queries';
import { LastDecision } from './last-decision-notice';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'my-entry')]));

function noticeOf(status: MyEntry['status']): string {
  const entry = {
    status,
    contest: { timeZone: 'Asia/Kolkata' },
    history: [{ action: 'approve-revision', at: '2026-06-20T10:00:00.000Z', reason: null, sentence: null }],
  } as MyEntry;
  return renderToStaticMarkup(
    <StaticRouter pathname="/my-entry">
      <LastDecision entry={entry} />
    </StaticRouter>,
  );
}

test('everyone can see an approved change while the entry is approved', () => {
  expect(noticeOf('approved')).toContain(
    'We approved your last change (20 June 2026, 15:30). Everyone can see it.',
  );
});

test.each(['pending', 'rejected', 'withdrawn'] as const)(
  'nobody can see an approved change of an entry that is %s',
  (status) => {
    expect(noticeOf(status)).toContain('We approved your last change');
    expect(noticeOf(status)).not.toContain('Everyone');
  },
);

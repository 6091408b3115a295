import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { loadTranslations } from '../../../translations/loaded';
import type { Entry } from '../facts/contest-queries';
import { ViewCount, ViewsSource } from './view-count';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'contest')]));

const show = (part: ReactNode) => renderToStaticMarkup(<StaticRouter pathname="/">{part}</StaticRouter>);

const counted = (viewCount: number, viewsRefreshedAt: string) => ({ viewCount, viewsRefreshedAt }) as Entry;
const unknown = { viewCount: null, viewsRefreshedAt: null } as Entry;

test('a count says that it is of YouTube, and of which time', () => {
  expect(show(<ViewCount entry={counted(1_234_567, '2026-06-21T10:00:00.000Z')} />)).toBe(
    '<span title="Views: YouTube, as of 21 June 2026, 15:30">1.2M views</span>',
  );
});

test('an unknown count says so, and is not 0', () => {
  expect(show(<ViewCount entry={unknown} />)).toBe('<span>Views unknown</span>');
  expect(show(<ViewCount entry={counted(0, '2026-06-21T10:00:00.000Z')} />)).toContain('>0 views<');
});

test('a list names the time of its oldest count', () => {
  const entries = [
    counted(3, '2026-06-22T10:00:00.000Z'),
    unknown,
    counted(2, '2026-06-21T10:00:00.000Z'),
    counted(1, '2026-06-23T10:00:00.000Z'),
  ];
  expect(show(<ViewsSource entries={entries} />)).toContain('>Views: YouTube, as of 21 June 2026, 15:30<');
});

test('a list without counts names no source', () => {
  expect(show(<ViewsSource entries={[unknown]} />)).toBe('');
});

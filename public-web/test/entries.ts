import type { Schemas } from '@paattu/api-client';
import { server } from './site';

type Entry = Schemas['PublicEntryDto'];

const WORDS = ['One', 'Two', 'Three', 'Four', 'Five', 'Seven'];

/** An approved entry; the first one has the most views. */
export function entryOf(index: number, changes: Partial<Entry> = {}): Entry {
  const name = `Demo Entrant ${WORDS[index]}`;
  return {
    id: `6f1c2f7e-0000-4000-8000-00000000010${index}`,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    contestTitle: 'Cover Song Contest 2025',
    contestTitleMalayalam: null,
    photoUrl: `/api/contest/entries/${index}/photo`,
    videoId: `video-0000${index}`,
    youtubeUrl: `https://www.youtube.com/watch?v=video-0000${index}`,
    viewCount: 9000 - index * 1000,
    viewsRefreshedAt: '2025-07-20T00:00:00.000Z',
    submittedAt: `2025-07-0${index + 1}T00:00:00.000Z`,
    rank: index + 1,
    place: null,
    aiUse: null,
    ...changes,
  };
}

export const ENTRIES = WORDS.map((_, index) => entryOf(index));

/** So many that they are searched. */
export const MANY_ENTRIES = [
  ...ENTRIES,
  ...Array.from({ length: 13 - ENTRIES.length }, (_, index) =>
    entryOf(0, { id: `more-${index}`, slug: `more-${index}`, name: `Singer ${index}`, viewCount: 5000 }),
  ),
];

/** The galleries have these entries. */
export function answerEntries(entries: readonly Entry[] = ENTRIES): void {
  server.answerBy('get', '/api/contest/entries', 200, ({ query }) => {
    const found = entries.filter(({ name }) =>
      name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    const views = ({ viewCount }: Entry) => viewCount ?? 0;
    if (query.get('order') === 'desc') found.sort((one, other) => views(other) - views(one));
    else found.sort((one, other) => views(one) - views(other));
    const headers = { 'content-range': `entries 0-0/${found.length}`, 'gallery-order': 'views' };
    return { body: found.slice(0, Number(query.get('limit'))), headers };
  });
}

/** The page of an entry. */
export function pageOf(
  entry: Entry,
  changes: Partial<Schemas['EntryPageDto']> = {},
): Schemas['EntryPageDto'] {
  const { rank: _, ...shown } = entry;
  return {
    ...shown,
    contestSlug: 'cover-song-contest-2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: null,
    pictureVersion: '1',
    hasResults: false,
    previous: null,
    next: null,
    ...changes,
  };
}

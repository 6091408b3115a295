import { Box } from '@mui/material';
import { formatDuration } from '@paattu/shared/duration';
import { useCreatePath } from '../../components/use-create-path';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatCount, formatDate, formatDay } from '../../lib/format';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { CoverToPlay } from './song-listening';
import { locales } from '@paattu/shared/locales';
import { siteNameIn } from '@paattu/shared/site-texts/names';
import { usePublishedTexts } from '../../components/use-published-texts';
import { titleHere } from '../../lib/title-here';
import { SongState } from './song-state';

type Counter = 'playCount' | 'upvotes' | 'downvotes' | 'downloadCount';

export const SONG_COLUMNS: [Column<Song>, ...Column<Song>[]] = [
  {
    label: t.song,
    show: (song) => <SongHead song={song} />,
    sort: { field: 'title', first: 'ASC' },
  },
  {
    label: t.released,
    width: 130,
    from: 900,
    show: ({ releaseDate }) => releaseDate && formatDay(releaseDate),
    sort: { field: 'releaseDate', first: 'DESC' },
  },
  {
    label: t.added,
    width: 130,
    from: 1260,
    show: ({ createdAt }) => formatDate(createdAt),
    sort: { field: 'createdAt', first: 'DESC' },
  },
  {
    label: t.duration,
    width: 96,
    from: 1030,
    isNumber: true,
    show: ({ durationSeconds }) => durationSeconds !== null && formatDuration(durationSeconds),
  },
  counter(t.counts.plays, 'playCount', 88),
  counter(t.counts.upvotes, 'upvotes', 104, 760),
  counter(t.counts.downvotes, 'downvotes', 124, 1150),
  counter(t.counts.downloads, 'downloadCount', 124, 960),
  {
    label: commonSentences.statusHead,
    width: 190,
    show: (song) => <SongState song={song} />,
    sort: { field: 'publishedAt', first: 'DESC' },
  },
];

function counter(label: string, field: Counter, width: number, from?: number): Column<Song> {
  const sort = { field, first: 'DESC' } as const;
  return {
    label,
    width,
    from,
    isNumber: true,
    show: (song) => (song[field] === 0 ? <Nothing /> : formatCount(song[field])),
    sort,
  };
}

function Nothing() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      –
    </Box>
  );
}

function SongHead({ song }: { song: Song }) {
  const createPath = useCreatePath();
  const { title, titleMalayalam, artist } = song;
  const shown = titleHere(song);
  const other = shown === title ? titleMalayalam : title;
  const { data: texts } = usePublishedTexts();
  const isOfSite = texts && locales.some((locale) => siteNameIn(texts, locale) === artist);

  return (
    <RowHead
      to={createPath({ resource: 'songs', type: 'edit', id: song.id })}
      label={t.editOf(shown)}
      picture={<CoverToPlay song={song} />}
      aside={other && <Line lang={shown === title ? 'ml' : 'en'}>{other}</Line>}
      below={
        // That of the site is the artist of most songs.
        isOfSite ? null : <Line sx={{ color: 'text.secondary', fontSize: 14 }}>{artist}</Line>
      }
      compact={
        <>
          <SongState song={song} />
          {t.plays(song.playCount, formatCount(song.playCount))}
        </>
      }
    >
      {shown}
    </RowHead>
  );
}

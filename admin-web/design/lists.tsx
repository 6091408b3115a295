import { Box, Paper } from '@mui/material';
import { ListContextProvider, useList } from 'react-admin';
import { LoadFailure } from '../src/components/loaded';
import { Loading } from '../src/components/loading';
import { Notice } from '../src/components/notice';
import type { Column } from '../src/components/record-table/column';
import { Line } from '../src/components/record-table/line';
import { RecordTable } from '../src/components/record-table/record-table';
import { RowHead } from '../src/components/record-table/row-head';
import { StatusFilter } from '../src/components/status-filter';
import { StatusLabel } from '../src/components/status-label';
import { Group } from './group';

interface Song {
  id: number;
  title: string;
  status: 'published' | 'hidden';
  plays: number;
}

const SONGS: Song[] = [
  { id: 1, title: 'Monsoon Letter', status: 'published', plays: 1200 },
  { id: 2, title: 'A Song with a Title That Is Too Long for Its Column', status: 'hidden', plays: 3 },
  { id: 3, title: 'മഴക്കത്ത്', status: 'published', plays: 12 },
];

const LABELS = {
  list: 'Songs',
  loadFailed: 'Error Loading Songs',
  empty: 'No songs yet',
  emptyText: 'Upload the first one.',
};

const COLUMNS: [Column<Song>, ...Column<Song>[]] = [
  {
    label: 'Title',
    show: (song) => (
      <RowHead to="/" compact={<Status song={song} />}>
        {song.title}
      </RowHead>
    ),
    sort: { field: 'title', first: 'ASC' },
  },
  { label: 'Status', width: 180, show: (song) => <Status song={song} /> },
  {
    label: 'Plays',
    width: 120,
    isNumber: true,
    show: ({ plays }) => <Line>{String(plays)}</Line>,
    sort: { field: 'plays', first: 'DESC' },
  },
];

function Status({ song: { status } }: { song: Song }) {
  return status === 'published' ? (
    <StatusLabel tone="good" label="Published" />
  ) : (
    <StatusLabel tone="aside" label="Hidden" />
  );
}

/** What shows records, and what stands where there is none. */
export function Lists() {
  const songs = useList<Song>({ data: SONGS, sort: { field: 'title', order: 'ASC' } });
  const loading = useList<Song>({ isPending: true });
  return (
    <>
      <ListContextProvider value={songs}>
        <Group title="Status filter">
          <Box sx={{ width: '100%' }}>
            <StatusFilter label="Status" labels={{ published: 'Published', hidden: 'Hidden' }} />
          </Box>
          <StatusFilter
            label="Status with counts"
            labels={{ published: 'Published', hidden: 'Hidden' }}
            counts={{ published: 2, hidden: 1, total: 3 }}
          />
        </Group>
        <Group title="Table">
          <Box sx={{ width: '100%' }}>
            <RecordTable<Song> labels={LABELS} columns={COLUMNS} />
          </Box>
        </Group>
        <Group title="Narrow table">
          <Box sx={{ width: 320, maxWidth: '100%' }}>
            <RecordTable<Song> labels={{ ...LABELS, list: 'Songs, narrow' }} columns={COLUMNS} />
          </Box>
        </Group>
      </ListContextProvider>
      <ListContextProvider value={loading}>
        <Group title="Table that loads">
          <Box sx={{ width: '100%' }}>
            <RecordTable<Song> labels={LABELS} columns={COLUMNS} />
          </Box>
        </Group>
      </ListContextProvider>
      <Group title="Card">
        <Paper variant="outlined" sx={{ p: 3 }}>
          A card
        </Paper>
      </Group>
      <Group title="Empty state">
        <Notice title={LABELS.empty} text={LABELS.emptyText} />
        <LoadFailure title={LABELS.loadFailed} error={null} onTryAgain={() => {}} />
        <Loading />
      </Group>
    </>
  );
}

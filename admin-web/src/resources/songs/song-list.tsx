import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import { useTotal } from '../../components/use-total';
import { pollWhile } from '../../lib/poll-while';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { usePublishedTexts } from '../../components/use-published-texts';
import { SONG_COLUMNS } from './song-columns';
import { SongListening } from './song-listening';
import { SongMenu } from './song-menu';
import { UploadPanel } from './upload-panel';

const pollWhileDrawn = pollWhile<Song>(({ processing }) => processing === 'pending');

export function SongList() {
  // A link that names a field leads to the upload, whose form focuses it.
  const { hash } = useLocation();
  const [isUploading, setUploading] = useState(hash !== '');
  // The button of the form disappears with the focus on it.
  const [wasUploading, setWasUploading] = useState(false);
  usePublishedTexts();
  const { data: total } = useTotal('songs', {});

  function close() {
    setUploading(false);
    setWasUploading(true);
  }

  return (
    <NewestList<Song> by="createdAt" queryOptions={{ refetchInterval: pollWhileDrawn }}>
      <PageHeader
        title={t.heading}
        sentence={isUploading ? t.say.upload : total === undefined ? null : t.say.all(total)}
      >
        {!isUploading && (
          <Button autoFocus={wasUploading} variant="contained" onClick={() => setUploading(true)}>
            {t.upload}
          </Button>
        )}
      </PageHeader>
      {isUploading ? (
        <UploadPanel onDone={close} />
      ) : (
        <>
          <FilterBar>
            <StatusFilter label={t.filter} labels={t.status} />
            <SearchField hint={t.searchHint} />
          </FilterBar>
          <SongListening>
            <RecordTable<Song>
              labels={t}
              columns={SONG_COLUMNS}
              actions={{ width: 60, show: (song) => <SongMenu song={song} /> }}
            />
          </SongListening>
        </>
      )}
    </NewestList>
  );
}

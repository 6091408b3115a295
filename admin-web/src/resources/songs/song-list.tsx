import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { ListBase } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { pollWhile } from '../../lib/poll-while';
import { RecordList } from '../../components/record-list';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { SongRow } from './song-row';
import { UploadPanel } from './upload-panel';

const t = translations.songs;

const pollWhileDrawn = pollWhile<Song>(({ processing }) => processing === 'pending');

export function SongList() {
  const [isUploading, setUploading] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setUploading(false);
    toggle.current?.focus();
  }

  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      queryOptions={{ onError: () => {}, refetchInterval: pollWhileDrawn }}
    >
      <PageHeader title={t.heading}>
        <Button
          ref={toggle}
          variant={isUploading ? 'outlined' : 'contained'}
          aria-expanded={isUploading}
          onClick={() => setUploading(!isUploading)}
        >
          {isUploading ? translations.cancel : t.upload}
        </Button>
      </PageHeader>
      {isUploading && <UploadPanel onDone={close} />}
      <RecordList<Song> labels={t} row={(song) => <SongRow song={song} />} />
    </ListBase>
  );
}

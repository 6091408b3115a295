import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { ListBase } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { pollWhile } from '../../components/poll-while';
import { RecordList } from '../../components/record-list';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import { SongRow } from './song-row';
import { UploadPanel } from './upload-panel';

const words = sentences.songs;

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
      <PageHeader title={words.heading}>
        <Button
          ref={toggle}
          variant={isUploading ? 'outlined' : 'contained'}
          aria-expanded={isUploading}
          onClick={() => setUploading(!isUploading)}
        >
          {isUploading ? sentences.cancel : words.upload}
        </Button>
      </PageHeader>
      {isUploading && <UploadPanel onDone={close} />}
      <RecordList<Song> words={words} row={(song) => <SongRow song={song} />} />
    </ListBase>
  );
}

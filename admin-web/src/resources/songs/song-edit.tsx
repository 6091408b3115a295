import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { SongAudio } from './song-audio';
import { SongCover } from './song-cover';
import { SongGround } from './song-ground';
import { SongPublication } from './song-publication';
import { SongTextForm } from './song-text-form';

export function SongEdit() {
  const { id = '' } = useParams();
  const query = useRecordToEdit<Song>('songs', id);

  return (
    <>
      <BackLink resource="songs">{t.back}</BackLink>
      <Loaded query={query} failure={t.loadFailed}>
        {(song) => (
          <>
            <PageHeader title={song.title} />
            <SongPublication key={`${song.id} publication`} song={song} />
            <SongTextForm key={song.id} song={song} />
            <SongAudio song={song} />
            <SongCover song={song} />
            <SongGround song={song} />
          </>
        )}
      </Loaded>
    </>
  );
}

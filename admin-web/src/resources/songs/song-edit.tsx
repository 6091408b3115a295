import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Loading } from '../../components/loading';
import { LoadFailure } from '../../components/load-failure';
import { PageHeader } from '../../components/page-header';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import { SongCover } from './song-cover';
import { SongTextForm } from './song-text-form';

const words = sentences.songs;

export function SongEdit() {
  const { id = '' } = useParams();
  const { data: song, error, refetch } = useGetOne<Song>('songs', { id });

  return (
    <>
      <BackLink resource="songs">{words.back}</BackLink>
      {song ? (
        <>
          <PageHeader title={song.title} />
          <SongTextForm key={song.id} song={song} />
          <SongCover song={song} />
        </>
      ) : error ? (
        <LoadFailure title={words.loadFailed} error={error} onTryAgain={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

import type { Schemas } from '@paattu/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import { readFinding } from './server-finding';
import { useFault } from './use-fault';

const words = sentences.songs;

export function useSongText(song: Song) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isChanged, setChanged] = useState(false);
  const { refuse, forget, faultOf } = useFault();

  const saving = useMutation({
    mutationFn: (fields: FormData) =>
      dataProvider.update<Song>('songs', { id: song.id, data: toDetails(fields), previousData: song }),
    onSuccess: () => {
      setChanged(false);
      notify(words.saved, { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['songs'] });
    },
    onError: (error) => {
      const found = readFinding(error, words.saveFailed);
      if (found) refuse(found);
      else notify(words.saveFailed, { type: 'error' });
    },
  });

  return {
    isChanged,
    isSaving: saving.isPending,
    noteChange: () => setChanged(true),
    save(fields: FormData) {
      forget();
      saving.mutate(fields);
    },
    refuse,
    faultOf,
  };
}

/** What the server replaces, and nothing else of the song; a field that is left empty is emptied. */
function toDetails(fields: FormData): Schemas['SongDetailsDto'] {
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return {
    title: textOf('title'),
    artist: textOf('artist'),
    titleMalayalam: textOf('titleMalayalam'),
    releaseDate: textOf('releaseDate'),
    description: textOf('description'),
  };
}

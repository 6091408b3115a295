import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { readFinding } from './server-finding';
import { readSongText, type SongText } from './song-text';
import { useFault } from './use-fault';

const t = translations.songs;

export function useSongText(song: Song, form: RefObject<HTMLFormElement | null>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState<SongText>(song);
  const [isChanged, setChanged] = useState(false);
  const { refuse, forget, faultOf } = useFault(form);

  const saving = useMutation({
    // The server replaces the text, and nothing else of the song; a field that is left empty is emptied.
    mutationFn: (data: SongText) =>
      dataProvider.update<Song>('songs', { id: song.id, data, previousData: song }),
    onSuccess: () => {
      setChanged(false);
      notify(t.saved, { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['songs'] });
    },
    onError: (error) => {
      const found = readFinding(error, t.saveFailed);
      if (found) refuse(found);
      else notify(t.saveFailed, { type: 'error' });
    },
  });

  return {
    isChanged,
    isSaving: saving.isPending,
    /** As it is typed. */
    text,
    noteChange(changed: HTMLFormElement) {
      setText(readSongText(changed));
      setChanged(true);
    },
    save(filled: HTMLFormElement) {
      forget();
      saving.mutate(readSongText(filled));
    },
    refuse,
    faultOf,
  };
}

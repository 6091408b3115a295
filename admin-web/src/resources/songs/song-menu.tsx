import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { MoreMenu } from '../../components/more-menu';
import { useCopyText } from '../../components/use-copy-text';
import { type Song, songRequests } from './api';
import { songSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { publicationOf } from './publication';
import { usePublication } from './use-publication';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { titleHere } from '../../lib/title-here';

/** The rare actions on a song. */
export function SongMenu({ song }: { song: Song }) {
  const title = titleHere(song);
  const { isBusy, resetStatistics, remove } = useSongActions(song);
  const publication = usePublication(song);
  const state = publicationOf(song);
  const page = `/songs/${song.slug}`;
  const copyText = useCopyText();
  const copyLink = (link: string) =>
    copyText(link, { copied: t.linkCopied, copyFailed: t.linkNotCopied(link) });
  const questions = {
    hide: {
      label: t.publication.hide,
      title: t.publication.hideTitle,
      text: t.publication.hideText(title),
      isDangerous: false,
      onConfirm: publication.hide,
    },
    reset: {
      label: t.resetStatistics,
      title: t.resetTitle,
      text: t.resetText(title),
      isDangerous: true,
      onConfirm: resetStatistics,
    },
    delete: {
      label: commonSentences.delete,
      title: t.deleteTitle,
      text: t.deleteText(title),
      isDangerous: true,
      onConfirm: remove,
    },
  };
  const [asked, setAsked] = useState<keyof typeof questions>('hide');
  const [isAsking, setAsking] = useState(false);

  function ask(name: keyof typeof questions) {
    setAsked(name);
    setAsking(true);
  }

  const asking = (name: keyof typeof questions) => ({
    label: questions[name].label,
    isDangerous: questions[name].isDangerous,
    onClick: () => ask(name),
  });
  return (
    <>
      <MoreMenu
        label={commonSentences.moreActions(title)}
        isBusy={isBusy || publication.isBusy}
        actions={[
          ...(state === 'published'
            ? [{ label: t.openOnSite, onClick: () => void window.open(page, '_blank', 'noopener') }]
            : []),
          // The owner prints a copied address. One that still follows the title would lead nowhere.
          ...(state === 'published' && song.addressStays === 'known'
            ? [{ label: t.copyLink, onClick: () => void copyLink(new URL(page, location.origin).href) }]
            : []),
          ...(state === 'published'
            ? []
            : [{ label: t.publication.publishNow, onClick: publication.publishNow }]),
          ...(state === 'hidden' ? [] : [asking('hide')]),
          asking('reset'),
          asking('delete'),
        ]}
      />
      <ConfirmDialog {...questions[asked]} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The actions on one song. Each reports and shows its outcome. */
function useSongActions(song: Song) {
  const dataProvider = useDataProvider();
  const requests = useRequests(songRequests);
  const notify = useNotify();
  const showStored = useShowStored('songs');
  const refresh = useRefresh();

  const reset = useMutation({
    mutationFn: () => requests.resetSongStatistics(song.id),
    onSuccess: (stored) => {
      notify(t.resetDone, { type: 'success' });
      return showStored(stored);
    },
    onError: () => {
      notify(t.resetFailed, { type: 'error' });
      refresh();
    },
  });

  const removal = useMutation({
    mutationFn: () => dataProvider.delete<Song>('songs', { id: song.id }),
    onSuccess: () => notify(t.deleted, { type: 'success' }),
    onError: () => notify(t.deleteFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return {
    isBusy: reset.isPending || removal.isPending,
    resetStatistics: () => reset.mutate(),
    remove: () => removal.mutate(),
  };
}

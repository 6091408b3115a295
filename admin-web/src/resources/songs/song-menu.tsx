import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { MoreMenu } from '../../components/more-menu';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { publicationOf } from './publication';
import { usePublication } from './use-publication';
import { useSongActions } from './use-song-actions';

/** The rare actions on a song. */
export function SongMenu({ song }: { song: Song }) {
  const { title } = song;
  const { isBusy, resetStatistics, remove } = useSongActions(song);
  const publication = usePublication(song);
  const state = publicationOf(song);
  const questions = {
    hide: {
      label: t.publication.hide,
      title: t.publication.hideTitle,
      text: t.publication.hideText(title),
      onConfirm: publication.hide,
    },
    reset: {
      label: t.resetStatistics,
      title: t.resetTitle,
      text: t.resetText(title),
      onConfirm: resetStatistics,
    },
    delete: {
      label: commonSentences.delete,
      title: t.deleteTitle,
      text: t.deleteText(title),
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
    isDangerous: true,
    onClick: () => ask(name),
  });
  return (
    <>
      <MoreMenu
        label={commonSentences.moreActions(title)}
        isBusy={isBusy || publication.isBusy}
        actions={[
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

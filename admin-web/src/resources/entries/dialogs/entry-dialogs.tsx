import { type ReactNode, useCallback, useState } from 'react';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { EntryPhoto } from '../entry-photo';
import { DeleteDialog } from './delete-dialog';
import { PhotoDialog } from './photo-dialog';
import { type EntryDialog, EntryDialogsContext } from './use-entry-dialogs';
import { Lightbox } from '../../../components/lightbox';
import { VideoFrame } from '../video-frame';

interface Shown {
  dialog: EntryDialog | null;
  entry: Entry;
}

/** The dialogs about one entry. Once for all rows, because three dialogs in each row would slow the list down. */
export function EntryDialogs({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useCallback((dialog: EntryDialog, entry: Entry) => setShown({ dialog, entry }), []);
  // The entry stays while the dialog fades.
  const close = () => setShown((last) => last && { ...last, dialog: null });

  return (
    <EntryDialogsContext value={open}>
      {children}
      {shown && (
        <>
          <PhotoDialog
            key={shown.entry.id}
            title={t.photoOf(shown.entry.name)}
            isOpen={shown.dialog === 'photo'}
            onClose={close}
          >
            <EntryPhoto entry={shown.entry} size="full" alt={t.photoOf(shown.entry.name)} />
          </PhotoDialog>
          <VideoDialog entry={shown.entry} isOpen={shown.dialog === 'video'} onClose={close} />
          <DeleteDialog entries={[shown.entry]} isOpen={shown.dialog === 'delete'} onClose={close} />
        </>
      )}
    </EntryDialogsContext>
  );
}

interface Props {
  entry: Entry;
  isOpen: boolean;
  onClose: () => void;
}

function VideoDialog({ entry, isOpen, onClose }: Props) {
  return (
    <Lightbox title={t.videoOf(entry.name)} isOpen={isOpen} onClose={onClose}>
      <VideoFrame entry={entry} />
    </Lightbox>
  );
}

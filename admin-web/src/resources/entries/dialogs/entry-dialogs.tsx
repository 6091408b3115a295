import { useCallback, useState, type ReactNode } from 'react';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { EntryPhoto } from '../entry-photo';
import { DeleteDialog } from './delete-dialog';
import { PhotoDialog } from './photo-dialog';
import { EntryDialogsContext, type EntryDialog } from './use-entry-dialogs';
import { VideoDialog } from './video-dialog';

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

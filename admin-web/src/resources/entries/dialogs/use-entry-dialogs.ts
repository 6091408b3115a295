import { createContext, use } from 'react';
import type { Entry } from '../api';

export type EntryDialog = 'photo' | 'video' | 'delete';
type OpenDialog = (dialog: EntryDialog, entry: Entry) => void;

export const EntryDialogsContext = createContext<OpenDialog>(() => {});

/** Opens a dialog about an entry. */
export function useEntryDialogs(): OpenDialog {
  return use(EntryDialogsContext);
}

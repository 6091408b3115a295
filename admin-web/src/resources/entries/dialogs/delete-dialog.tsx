import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import { reasonOf } from '../../../lib/reason-of';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import {
  isAboutPassword,
  type RemovalResults,
  useRemoval,
  useReportRemoval,
} from '../moderation/use-removal';

interface Props {
  entries: Entry[];
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before entries are deleted: with the password for an approved one, and where the server wants it. */
export function DeleteDialog({ entries, isOpen, onClose, onDeleted }: Props) {
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRemoval(onDeleted);
  const report = useReportRemoval();
  const results = useRef<RemovalResults>(new Map());
  const needsPassword = isAsked || entries.some(({ status }) => status === 'approved');
  const confirmation = useMutation({
    mutationFn: async () => {
      const opening = results.current;
      await removal
        .mutateAsync({ entries, password: needsPassword ? password : undefined, results: opening })
        // Cancel does not stop a request, and a closed dialog cannot ask for the password.
        .catch((error: unknown) => {
          if (opening === results.current) throw error;
        });
      report(opening);
      if (opening !== results.current) return;
      results.current = new Map();
      onClose();
    },
    onError: (error) => {
      if (!isAboutPassword(error)) return;
      setAsked(true);
      field.current?.focus();
    },
  });
  const { error } = confirmation;
  const [entry, ...others] = entries;
  const isOne = others.length === 0;

  function forget() {
    // Before Cancel, entries that need no password may have been deleted. What still runs is reported at its end.
    if (!removal.isPending) report(results.current);
    // The next opening also deletes what this one deleted, if it came back in between.
    results.current = new Map();
    setPassword('');
    setAsked(false);
    confirmation.reset();
  }

  return (
    <PublishDialog
      labels={{
        publish: commonSentences.delete,
        publishTitle: isOne ? t.deleteTitle : t.deleteManyTitle(entries.length),
        publishFailed: t.deleteFailed,
      }}
      text={isOne && entry ? t.deleteText(entry.name) : t.deleteManyText}
      publication={confirmation}
      isOpen={isOpen}
      onClose={onClose}
      onExited={forget}
      reasons={(failure) => (isAboutPassword(failure) ? t.deletePasswordText : reasonOf(failure))}
      fields={
        needsPassword && (
          <TextField
            autoFocus
            required
            type="password"
            autoComplete="current-password"
            inputRef={field}
            label={t.deletePassword}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={isAboutPassword(error)}
            helperText={isAboutPassword(error) && error ? reasonOf(error) : t.deletePasswordText}
          />
        )
      }
    />
  );
}

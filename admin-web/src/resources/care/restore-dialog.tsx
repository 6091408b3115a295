import { DialogContentText, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError } from '../../lib/http-error';
import { PublishDialog } from '../../components/form/publish/publish-dialog';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { reasonOf } from '../../lib/reason-of';
import { type Backup, CARE_KEY, careRequests } from './api';
import { careSentences as t } from './sentences';

const WRONG_NAME = 400;

interface Props {
  backup: Backup;
  siteName: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before the whole site goes back. The name of the site is typed, so that no slip does it. */
export function RestoreDialog({ backup: { id, madeAt }, siteName, isOpen, onClose }: Props) {
  const requests = useRequests(careRequests);
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const restore = useMutation({
    mutationFn: () => requests.askRestore(id, name),
    onSuccess: (care) => {
      queries.setQueryData(CARE_KEY, care);
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  return (
    <PublishDialog
      labels={{
        publish: t.restore,
        publishTitle: t.restoreTitle(formatDateTime(madeAt)),
        publishFailed: t.restoreFailed,
      }}
      text={t.restoreText}
      publication={restore}
      isOpen={isOpen}
      onClose={onClose}
      onExited={() => {
        setName('');
        restore.reset();
      }}
      reasons={reasonOf}
      fields={
        <>
          <DialogContentText>{t.restoreStays}</DialogContentText>
          <TextField
            autoFocus
            required
            fullWidth
            inputRef={field}
            label={t.restoreName(siteName)}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={restore.error instanceof HttpError && restore.error.status === WRONG_NAME}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 200, spellCheck: false } }}
          />
        </>
      }
    />
  );
}

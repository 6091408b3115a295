import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { useAbortableUpload } from '../../components/file/use-abortable-upload';
import { useReportError } from '../../components/form/use-report-error';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import { useRequests } from '../../data-provider/use-requests';
import { CARE_KEY, careRequests } from './api';
import { careSentences as t } from './sentences';

/** Adds a backup that the owner has as a file. It is large, so leaving the page asks first. */
export function UploadBackup() {
  const requests = useRequests(careRequests);
  const queries = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { share, send, cancel } = useAbortableUpload();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const upload = useMutation({
    mutationFn: (form: FormData) =>
      send(async (onProgress, signal) => {
        queries.setQueryData(CARE_KEY, await requests.uploadBackup(form, onProgress, signal));
        notify(t.uploaded, { type: 'success' });
      }),
    onError: (error) => reportError(error, t.uploadFailed),
  });
  useUnsavedChanges(upload.isPending);

  function choose(file: File | undefined) {
    // The same file can be chosen again after a failure.
    if (input.current) input.current.value = '';
    if (!file) return;
    const form = new FormData();
    form.append('backup', file);
    upload.mutate(form);
  }

  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t.upload}
        hidden
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {upload.isPending ? (
        <UploadProgressBar share={share ?? 0} onCancel={cancel} />
      ) : (
        <>
          <Button variant="outlined" aria-describedby={id} onClick={() => input.current?.click()}>
            {t.upload}
          </Button>
          <Typography id={id} sx={{ mt: 1, color: 'text.secondary' }}>
            {t.uploadHint}
          </Typography>
        </>
      )}
    </Box>
  );
}

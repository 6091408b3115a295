import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { BusyButton } from '../../components/busy-button';
import { useReportError } from '../../components/form/use-report-error';
import { PageSection } from '../../components/page-section';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { type Care, CARE_KEY, careRequests, type PlaceTrouble } from './api';
import { BucketForm } from './bucket-form';
import { backupFailure } from './failures';
import { careSentences as t } from './sentences';

/** Where backups go, and how the owner changes that. */
export function Place({ care }: { care: Care }) {
  const { place, bucket, isPlaceFixed, isBucketLost, placeTroubles } = care;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  }

  return (
    <PageSection title={t.place}>
      <Sentence>{place === 'folder' ? t.folder : bucket ? t.bucket(bucket) : t.bucketOfServer}</Sentence>
      {isBucketLost && (
        <Typography role="alert" sx={{ mt: 1, maxWidth: '66ch' }}>
          {t.bucketLost}
        </Typography>
      )}
      {placeTroubles.map((trouble) => (
        <Trouble key={trouble.use} trouble={trouble} isPlaceFixed={isPlaceFixed} />
      ))}
      {isPlaceFixed ? (
        <Sentence>{t.placeFixed}</Sentence>
      ) : isOpen ? (
        <BucketForm bucket={bucket} onClose={close} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button ref={opener} variant="outlined" onClick={() => setIsOpen(true)}>
            {bucket ? t.changeBucket : t.chooseBucket}
          </Button>
          {(bucket || isBucketLost) && <UseFolder />}
        </Box>
      )}
      <Sentence>{t.kept}</Sentence>
      <Sentence>{t.elsewhere}</Sentence>
    </PageSection>
  );
}

function Sentence({ children }: { children: string }) {
  return <Typography sx={{ mt: 1, maxWidth: '66ch', overflowWrap: 'anywhere' }}>{children}</Typography>;
}

function Trouble({ trouble, isPlaceFixed }: { trouble: PlaceTrouble; isPlaceFixed: boolean }) {
  const { use, failure, error, since } = trouble;
  return (
    <Box role="alert" sx={{ mt: 1, maxWidth: '66ch', overflowWrap: 'anywhere' }}>
      <Typography>
        {t.troubles[use](formatDateTime(since))} {backupFailure(failure, isPlaceFixed)}
      </Typography>
      <Typography component="code" sx={{ display: 'block', fontSize: '0.875rem', whiteSpace: 'pre-wrap' }}>
        {error}
      </Typography>
    </Box>
  );
}

function UseFolder() {
  const requests = useRequests(careRequests);
  const queries = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const [isAsked, setIsAsked] = useState(false);
  const change = useMutation({
    mutationFn: () => requests.useFolder(),
    onSuccess: (care) => {
      queries.setQueryData(CARE_KEY, care);
      notify(t.folderUsed, { type: 'success' });
    },
    onError: (error) => reportError(error, t.placeFailed),
  });
  return (
    <>
      <BusyButton isBusy={change.isPending} onClick={() => setIsAsked(true)}>
        {t.useFolder}
      </BusyButton>
      <ConfirmDialog
        label={t.useFolder}
        title={t.useFolderTitle}
        text={t.useFolderText}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => change.mutate()}
      />
    </>
  );
}

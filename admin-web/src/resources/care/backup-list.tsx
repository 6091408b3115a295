import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { PageSection } from '../../components/page-section';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatDateTime } from '../../lib/format';
import { listSx } from '../../lib/list-styles';
import { aboutBackup } from './about-backup';
import type { Backup, Care } from './api';
import { DownloadDialog } from './download-dialog';
import { backupFailure } from './failures';
import { RestoreDialog } from './restore-dialog';
import { careSentences as t } from './sentences';
import { UploadBackup } from './upload-backup';

export function BackupList({ care: { backups, siteName, isPlaceFixed } }: { care: Care }) {
  const expected = backups.find(({ state }) => state === 'done')?.bytes ?? null;
  return (
    <PageSection title={t.backups}>
      {backups.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t.empty}</Typography>
      ) : (
        <Box component="ul" aria-label={t.backups} sx={{ ...listSx, maxWidth: 720 }}>
          {backups.map((backup) => (
            <li key={backup.id}>
              <BackupRow
                backup={backup}
                expected={expected}
                siteName={siteName}
                isPlaceFixed={isPlaceFixed}
              />
            </li>
          ))}
        </Box>
      )}
      <UploadBackup />
    </PageSection>
  );
}

interface RowProps {
  backup: Backup;
  expected: number | null;
  siteName: string;
  isPlaceFixed: boolean;
}

function BackupRow({ backup, expected, siteName, isPlaceFixed }: RowProps) {
  const { state, madeAt, bytes, lostFiles, failure, verificationFailure, whereabouts, formerBucket } = backup;
  const [question, setQuestion] = useState<'download' | 'restore' | null>(null);
  const endQuestion = () => setQuestion(null);
  const status = statusOf(backup);
  const date = formatDateTime(madeAt);
  const reason = failure ?? verificationFailure;
  const details = backup.error ?? backup.verificationError;
  return (
    <>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <strong>{date}</strong>
          {status && <StatusLabel {...status} />}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>{aboutBackup(backup)}</Typography>
        {state === 'done' && whereabouts === 'folder' && (
          <Typography sx={{ color: 'text.secondary' }}>{t.inFolder}</Typography>
        )}
        {state === 'done' && whereabouts === 'away' && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t.away(formerBucket ?? '')}</Typography>
        )}
        {lostFiles ? <Typography sx={{ color: 'text.secondary' }}>{t.lost(lostFiles)}</Typography> : null}
        {reason && <Typography>{backupFailure(reason, isPlaceFixed)}</Typography>}
        {details && (
          <Typography
            component="code"
            sx={{ display: 'block', fontSize: '0.875rem', whiteSpace: 'pre-wrap' }}
          >
            {details}
          </Typography>
        )}
        {(state === 'asked' || state === 'running') && (
          <LinearProgress
            aria-label={t.progress}
            sx={{ mt: 1 }}
            {...(state === 'running' && bytes !== null && expected
              ? { variant: 'determinate', value: Math.min(99, Math.round((bytes / expected) * 100)) }
              : {})}
          />
        )}
      </Box>
      {state === 'done' && whereabouts !== 'away' && (
        <>
          <Button variant="outlined" aria-label={t.downloadOf(date)} onClick={() => setQuestion('download')}>
            {t.download}
          </Button>
          <Button aria-label={t.restoreOf(date)} onClick={() => setQuestion('restore')}>
            {t.restore}
          </Button>
          <DownloadDialog backup={backup} isOpen={question === 'download'} onClose={endQuestion} />
          <RestoreDialog
            backup={backup}
            siteName={siteName}
            isOpen={question === 'restore'}
            onClose={endQuestion}
          />
        </>
      )}
    </>
  );
}

function statusOf({ state, verification }: Backup): { tone: StatusTone; label: string } | null {
  if (state === 'failed') return { tone: 'bad', label: t.failedState };
  if (state === 'asked') return { tone: 'waiting', label: t.askedState };
  if (state === 'running') return { tone: 'waiting', label: t.runningState };
  if (verification === 'good') return { tone: 'good', label: t.good };
  return verification === 'failed' ? { tone: 'bad', label: t.unreadable } : null;
}

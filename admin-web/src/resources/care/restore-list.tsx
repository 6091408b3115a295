import { Box, Typography } from '@mui/material';
import { PageSection } from '../../components/page-section';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatDateTime } from '../../lib/format';
import { listSx } from '../../lib/list-styles';
import type { Care, Restore } from './api';
import { restoreFailure } from './failures';
import { careSentences as t } from './sentences';

/** The last restores, and why one failed. */
export function RestoreList({ care: { restores, isPlaceFixed } }: { care: Care }) {
  if (restores.length === 0) return null;
  return (
    <PageSection title={t.restores}>
      <Box component="ul" aria-label={t.restores} sx={{ ...listSx, maxWidth: 720 }}>
        {restores.map(({ id, state, askedAt, endedAt, backupMadeAt, failure, error }) => (
          <li key={id}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                <strong>{formatDateTime(endedAt ?? askedAt)}</strong>
                <StatusLabel tone={toneOf(state)} label={t.restoreStates[state]} />
              </Box>
              <Typography sx={{ color: 'text.secondary' }}>
                {t.restored(formatDateTime(backupMadeAt))}
              </Typography>
              {failure && (
                <Typography>
                  {restoreFailure(failure, isPlaceFixed)} {t.stays}
                </Typography>
              )}
              {error && (
                <Typography
                  component="code"
                  sx={{ display: 'block', fontSize: '0.875rem', whiteSpace: 'pre-wrap' }}
                >
                  {error}
                </Typography>
              )}
            </Box>
          </li>
        ))}
      </Box>
    </PageSection>
  );
}

function toneOf(state: Restore['state']): StatusTone {
  if (state === 'done') return 'good';
  return state === 'failed' ? 'bad' : 'waiting';
}

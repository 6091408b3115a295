import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format';
import type { DisposableDomain } from '../api';
import { voteSentences } from '../sentences';
import { RemoveDomain } from './remove-domain';

const t = voteSentences.domains;

/** A throwaway domain of the list: why and when the owner added it, and in which contests it counts. She can remove it. */
export function Domain({ domain: { domain, reason, createdAt, contests } }: { domain: DisposableDomain }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>{domain}</Box>
        {reason !== null && <Box>{reason}</Box>}
        <Box sx={{ color: 'text.secondary' }}>{t.addedAt(formatDateTime(createdAt))}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {contests.length === 0 ? t.countsNowhere : t.countsIn(contests.join(', '))}
        </Box>
      </Box>
      <Button aria-label={t.removeOf(domain)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <RemoveDomain domain={domain} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { PageSection } from '../../../components/page-section';
import { formatCount, formatDateTime, formatDeadline } from '../../../lib/format';
import { tableSx } from '../../../lib/table-styles';
import type { TallyList } from '../api';
import { voteSentences } from '../sentences';

const t = voteSentences.tallies;

interface Props {
  list: TallyList;
  onClose: () => void;
}

/** The votes of each entry, and why they were opened. */
export function Tallies({ list: { tallies, openings, openUntil }, onClose }: Props) {
  const { counted, quarantined } = voteSentences.summary;
  return (
    <PageSection title={t.title}>
      {openUntil !== null && <Typography>{t.openUntil(formatDeadline(openUntil))}</Typography>}
      {openings.map(({ reason, openedAt }) => (
        <Typography key={openedAt} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t.opened(formatDateTime(openedAt), reason)}
        </Typography>
      ))}
      {tallies.length === 0 ? (
        <Typography>{t.none}</Typography>
      ) : (
        <Box component="table" aria-label={t.title} sx={tableSx}>
          <thead>
            <tr>
              {[t.entry, counted, quarantined].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <tr key={tally.entryId}>
                <th scope="row">{tally.name ?? voteSentences.clusters.erased}</th>
                <td data-label={counted}>{formatCount(tally.counted)}</td>
                <td data-label={quarantined}>{formatCount(tally.quarantined)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      <Button sx={{ mt: 1 }} onClick={onClose}>
        {t.close}
      </Button>
    </PageSection>
  );
}

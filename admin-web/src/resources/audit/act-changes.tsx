import { Box, Typography } from '@mui/material';
import { Labelled } from '../../components/labelled';
import type { ActDetails } from './api';
import { auditSentences as t } from './sentences';
import { changedFields } from './changed-fields';

/** Each field that the act changed, before and after. */
export function ActChanges({ act }: { act: ActDetails }) {
  if (act.details !== 'kept') return <Typography>{t.withoutFields[act.details]}</Typography>;
  return (
    <>
      <Typography variant="h3">{t.changed}</Typography>
      {changedFields(act).map(({ name, before, after }) => (
        <Box key={name} component="section" aria-label={name} sx={fieldSx}>
          <Typography component="h4" sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
          <Box component="dl" sx={valuesSx}>
            {before !== null && <Value label={t.before}>{before}</Value>}
            {after !== null && <Value label={t.after}>{after}</Value>}
          </Box>
        </Box>
      ))}
    </>
  );
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <Labelled label={label}>
      <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Labelled>
  );
}

const fieldSx = { py: 1.5, borderBottom: '1px solid var(--line)' };

const valuesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '8px 32px',
  m: 0,
};

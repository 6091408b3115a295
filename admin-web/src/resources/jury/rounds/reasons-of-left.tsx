import { MAX_REASON_TEXT } from '@paattu/api-client/moderation';
import { Box, Typography } from '@mui/material';
import { FormField } from '../../../components/form/form-field';
import { formatDateTime } from '../../../lib/format';
import type { Jury } from '../../../records';
import { translations } from '../../../translations';

const t = translations.jury.open;

/** Asks why entries were taken out, where no decision says it. */
export function ReasonsOfLeft({ jury: { unexplained } }: { jury: Jury }) {
  if (unexplained.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t.left(unexplained.length)}</Typography>
      {unexplained.map(({ entryId, name, leftAt }) => (
        <FormField
          key={entryId}
          source={entryId}
          label={t.leftOf(name)}
          helperText={t.leftAt(formatDateTime(leftAt))}
          required
          multiline
          slotProps={{ htmlInput: { maxLength: MAX_REASON_TEXT } }}
        />
      ))}
    </Box>
  );
}

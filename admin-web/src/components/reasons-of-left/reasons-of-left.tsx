import { MAX_REASON_TEXT } from '@paattu/shared/moderation';
import { Box, Typography } from '@mui/material';
import { formatDateTime } from '../../lib/format';
import type { UnexplainedEntry } from '../../resources/jury/api';
import { commonSentences } from '../../lib/sentences';
import { FormField } from '../form/form-field';

const t = commonSentences.leftEntries;

/** Fields of the surrounding form: why entries were taken out, where no act says it. */
export function ReasonsOfLeft({ unexplained }: { unexplained: UnexplainedEntry[] }) {
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

import { MenuItem } from '@mui/material';
import { FormField } from '../../../components/form/form-field';
import type { Reason } from '../../entries/api';
import { reasonSentences as t } from './sentences';

const FINDINGS = Object.keys(t.findings) as Reason['findings'];

/** For which findings about a video the reason is the likeliest. */
export function FindingsField({ source }: { source: string }) {
  return (
    <FormField
      source={source}
      label={t.likeliestFor}
      helperText={t.likeliestHint}
      select
      slotProps={{
        select: {
          multiple: true,
          renderValue: (chosen) => (chosen as Reason['findings']).map((each) => t.findings[each]).join(', '),
          SelectDisplayProps: { style: { whiteSpace: 'normal' } },
        },
      }}
    >
      {FINDINGS.map((finding) => (
        <MenuItem key={finding} value={finding} sx={{ minHeight: 44 }}>
          {t.findings[finding]}
        </MenuItem>
      ))}
    </FormField>
  );
}

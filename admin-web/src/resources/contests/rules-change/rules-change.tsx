import { Box, Typography } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { FormSection } from '../../../components/form/form-section';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { Differences } from '../rules/differences';
import { useRulesChange } from './use-rules-change';

/** Asks for the sentence on the change if visitors read rules that name what the form changes. */
export function RulesChange({ contest }: { contest: Contest }) {
  const change = useRulesChange(contest);
  // The server asks for the sentence if the change could not be shown before.
  const { errors } = useFormState();
  if (!change && !errors['rulesChange']) return null;

  return (
    <FormSection title={t.sections.rules}>
      <Typography sx={wideSx}>{t.rulesHint}</Typography>
      <FormField source="rulesChange" label={t.fields.rulesChange} required />
      <FormField
        source="rulesChangeMalayalam"
        label={commonSentences.optional(t.fields.rulesChangeMalayalam)}
        slotProps={{ htmlInput: { lang: 'ml' } }}
      />
      {change && (
        <Box sx={wideSx}>
          <Differences {...change} />
        </Box>
      )}
    </FormSection>
  );
}

/** Beside the button: what else it does. */
export function RulesChangeNote({ contest }: { contest: Contest }) {
  const change = useRulesChange(contest);
  return (
    <Typography component="span" role="status" sx={{ color: 'text.secondary' }}>
      {change && t.publishesRules(change.recipients)}
    </Typography>
  );
}

const wideSx = { gridColumn: '1 / -1', maxWidth: '66ch' };

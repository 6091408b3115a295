import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSavedChoice } from '../../components/form/use-saved-choice';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { moderatorRequests } from './api';
import { moderatorSentences as t } from './sentences';

const KEY = ['staff-rules'];

/** What moderators need, as the server has it; undefined while loading. */
export function useStaffRules() {
  const requests = useRequests(moderatorRequests);
  return useQuery({ queryKey: KEY, queryFn: () => requests.readRules() }).data;
}

/** Whether each moderator needs a passkey or an app for codes, and what that means for those who have none. Shows nothing until this is known. */
export function FactorRule() {
  const requests = useRequests(moderatorRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  const rules = useStaffRules();
  const { value: needFactor, choose } = useSavedChoice(rules?.needFactor ?? false, {
    mutationFn: (next: boolean) => requests.saveRules({ needFactor: next }),
    onSuccess: (saved) => notify(saved.needFactor ? t.factorNeeded : t.factorOptional, { type: 'success' }),
    onError: (error) => reportError(error, t.ruleFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  if (!rules) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        label={t.needFactor}
        control={
          <Checkbox
            checked={needFactor}
            slotProps={{ input: { 'aria-describedby': 'without-factor' } }}
            onChange={(_, isChecked) => choose(isChecked)}
          />
        }
      />
      <Typography id="without-factor" sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
        {rules.withoutFactor > 0 && t.withoutFactor[needFactor ? 'needed' : 'optional'](rules.withoutFactor)}
      </Typography>
    </Box>
  );
}

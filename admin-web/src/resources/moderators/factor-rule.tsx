import { Checkbox, FormControlLabel } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { moderatorRequests } from './api';
import { moderatorSentences as t } from './sentences';

const KEY = ['staff-rules'];

/** Whether each moderator needs a passkey or an app for codes. Nothing as long as that is not known. */
export function FactorRule() {
  const requests = useRequests(moderatorRequests);
  const notify = useNotify();
  const reportError = useReportError();
  const queries = useQueryClient();
  const { data: rules } = useQuery({ queryKey: KEY, queryFn: () => requests.readRules() });
  const saving = useMutation({
    mutationFn: (needFactor: boolean) => requests.saveRules({ needFactor }),
    onSuccess: ({ needFactor }) =>
      notify(needFactor ? t.factorNeeded : t.factorOptional, { type: 'success' }),
    onError: (error) => reportError(error, t.ruleFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  if (!rules) return null;
  return (
    <FormControlLabel
      sx={{ mb: 2 }}
      label={t.needFactor}
      control={
        <Checkbox
          checked={saving.isPending ? saving.variables : rules.needFactor}
          onChange={(_, isChecked) => {
            if (!saving.isPending) saving.mutate(isChecked);
          }}
        />
      }
    />
  );
}

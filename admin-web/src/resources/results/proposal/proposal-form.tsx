import { Box } from '@mui/material';
import type { Schemas } from '@paattu/api-client';
import { ConsoleForm } from '../../../components/form/console-form';
import {
  emptyReasons,
  type Reasons,
  reasonsToSend,
  validateReasons,
} from '../../../components/reasons-of-left/reasons';
import { ReasonsOfLeft } from '../../../components/reasons-of-left/reasons-of-left';
import type { ResultProps } from '../result-props';
import { ProposeButton } from './propose-button';

interface Props extends Pick<ResultProps, 'result'> {
  labels: { form: string; press: string; failed: string };
  isBusy?: boolean;
  /** It reports its own errors. */
  onSubmit: (reasons: Array<Schemas['ReasonOfLeftDto']>) => Promise<void> | void;
}

/** Asks why entries left where no act says it, and proposes. */
export function ProposalForm({ result: { unexplained, blockers }, labels, isBusy, onSubmit }: Props) {
  async function save(reasons: Reasons): Promise<undefined> {
    await onSubmit(reasonsToSend(reasons, unexplained));
  }

  return (
    <ConsoleForm
      label={labels.form}
      defaultValues={emptyReasons(unexplained)}
      validate={(reasons) => validateReasons(reasons, unexplained)}
      save={save}
      failed={labels.failed}
      sx={{ display: 'grid', gap: 2, maxWidth: 640 }}
    >
      <ReasonsOfLeft unexplained={unexplained} />
      <Box>
        <ProposeButton label={labels.press} blockers={blockers} isBusy={isBusy} />
      </Box>
    </ConsoleForm>
  );
}

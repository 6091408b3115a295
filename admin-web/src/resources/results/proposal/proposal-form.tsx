import { Box, Typography } from '@mui/material';
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
import { useId } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { formatCount } from '../../../lib/format';
import type { FoundBlocker } from '../api';
import { resultSentences } from '../sentences';

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

const t = resultSentences.propose;

interface ProposeButtonProps {
  label: string;
  blockers: FoundBlocker[];
  isBusy?: boolean;
}

/** Submits the surrounding form. Inactive while something is open that is not waived, and says so. */
function ProposeButton({ label, blockers, isBusy = false }: ProposeButtonProps) {
  const id = useId();
  const open = blockers.filter(({ waiver }) => waiver === null).length;
  return (
    <>
      <BusyButton
        type="submit"
        variant="contained"
        isBusy={isBusy || open > 0}
        aria-describedby={open > 0 ? id : undefined}
      >
        {label}
      </BusyButton>
      {open > 0 && (
        <Typography id={id} sx={{ mt: 1, color: 'text.secondary' }}>
          {t.blocked(formatCount(open), open === 1)}
        </Typography>
      )}
    </>
  );
}

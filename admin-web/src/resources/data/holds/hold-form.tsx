import { useNotify } from 'react-admin';
import { AddForm } from '../../../components/form/add-form';
import { FormField } from '../../../components/form/form-field';
import { useAllContests } from '../../../components/use-all-contests';
import { useRequests } from '../../../data-provider/use-requests';
import { retentionRequests } from '../api';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { dataSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { useShowHolds } from './use-show-holds';

const t = dataSentences.holds;

const MAX_REASON = 1_000;

const EMPTY = { contestId: '', reason: '' };

/** Sets a legal hold of a contest. */
export function HoldForm() {
  const requests = useRequests(retentionRequests);
  const notify = useNotify();
  const show = useShowHolds();
  const { data: contests = [] } = useAllContests();

  async function save({ contestId, reason }: typeof EMPTY): Promise<typeof EMPTY> {
    const holds = await requests.setHold(contestId, reason);
    notify(t.isSet(holds.find((hold) => hold.contestId === contestId)?.contest ?? ''), { type: 'success' });
    show(holds);
    return EMPTY;
  }

  return (
    <AddForm
      label={t.form}
      defaultValues={EMPTY}
      validate={validate}
      save={save}
      failed={t.setFailed}
      press={t.set}
      variant="outlined"
      sx={formSx}
    >
      <FormField
        source="contestId"
        label={t.contest}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" />
        {contests.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </FormField>
      <FormField
        source="reason"
        label={t.reason}
        helperText={t.reasonHint}
        multiline
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    </AddForm>
  );
}

function validate({ contestId, reason }: typeof EMPTY): FieldErrors {
  const missing = fieldError(commonSentences.missingInformation, t.missing);
  return {
    ...(contestId === '' && { contestId: missing }),
    ...(reason.trim() === '' && { reason: missing }),
  };
}

const formSx = { display: 'grid', gap: 2, maxWidth: 560 };

import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { useIsChanged } from '../../../components/form/use-is-changed';
import { useQuestion } from '../../../components/use-question';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import { formatDeadline } from '../../../lib/format';
import { juryRequests, type JuryRound } from '../api';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import type { JuryContest } from '../use-jury-contests';
import { useReloadJury } from '../use-jury';
import { deadlineHint, deadlineOf, instantOfDeadline, validateDeadline } from './deadline';

const t = jurySentences.round;

interface Props {
  contest: JuryContest;
  round: JuryRound;
}

interface Values {
  /** The clock time in the zone of the contest. */
  closesAt: string;
}

/** Gives the judges more time. */
export function ExtendRound({ contest, round: { id, closesAt: present } }: Props) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reload = useReloadJury();
  const promise = useEmailPromise();
  const { ask, dialog } = useQuestion();

  async function save(values: Values): Promise<Values | undefined> {
    const closesAt = instantOfDeadline(values.closesAt, contest);
    const title = t.extendTitle(formatDeadline(closesAt, contest.timeZone));
    const text = `${promise(t.extendEmails)} ${t.extendText}`;
    if (!(await ask({ label: t.extend, title, text }))) return undefined;
    await requests.extendJuryRound(id, closesAt);
    notify(t.extended(formatDeadline(closesAt, contest.timeZone)), { type: 'success' });
    await reload();
    return values;
  }

  function validate({ closesAt }: Values): FieldErrors {
    const errors = validateDeadline(closesAt, contest);
    if (errors.closesAt || instantOfDeadline(closesAt, contest) > present) return errors;
    return { closesAt: fieldError(commonSentences.missingInformation, t.notLater) };
  }

  return (
    <ConsoleForm
      label={t.extendForm}
      defaultValues={{ closesAt: deadlineOf(present, contest) }}
      validate={validate}
      save={save}
      failed={t.extendFailed}
      sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 3 }}
    >
      <FormField
        source="closesAt"
        type="datetime-local"
        label={jurySentences.open.deadline}
        helperText={deadlineHint(contest)}
      />
      <ExtendButton />
      {dialog}
    </ConsoleForm>
  );
}

function ExtendButton() {
  const isChanged = useIsChanged();
  const { isSubmitting } = useFormState();
  return (
    <BusyButton type="submit" variant="outlined" isBusy={!isChanged || isSubmitting}>
      {t.extend}
    </BusyButton>
  );
}

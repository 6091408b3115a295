import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { emptyReasons, reasonsToSend, validateReasons } from '../../../components/reasons-of-left/reasons';
import { ReasonsOfLeft } from '../../../components/reasons-of-left/reasons-of-left';
import { Toast } from '../../../components/toast';
import { useQuestion } from '../../../components/use-question';
import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { useRequests } from '../../../data-provider/use-requests';
import { readServerError } from '../../../lib/server-errors';
import { juryRequests, type Jury, type JuryRound } from '../api';
import { jurySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import type { JuryContest } from '../use-jury-contests';
import { useReloadJury } from '../use-jury';
import { deadlineHint, instantOfDeadline, validateDeadline } from './deadline';
import { countAccepted, planInWords } from './round-plan';

const t = jurySentences.open;

interface Props {
  contest: JuryContest;
  jury: Jury;
  number: JuryRound['number'];
  /** How many entries the judges would mark. */
  marked: number;
  /** What the owner chose, in a final after a first round. */
  finalists?: number;
  /** The choice of the finalists. */
  children?: ReactNode;
}

interface Values {
  /** The clock time in the zone of the contest. */
  closesAt: string;
  /** Why an entry left, by its id. */
  [entryId: string]: string;
}

export function OpenRoundForm({ contest, jury, number, marked, finalists, children }: Props) {
  const requests = useRequests(juryRequests);
  const notify = useNotify();
  const reload = useReloadJury();
  const { ask, dialog } = useQuestion();
  const promise = useEmailPromise();
  const plan = planInWords(number, countAccepted(jury), marked);
  const consequences = `${t.plan} ${promise(t.planEmails)}`;

  async function save(values: Values): Promise<Values | undefined> {
    const text = `${plan} ${consequences}`;
    if (!(await ask({ label: t.press[number], title: t.question[number], text }))) return undefined;
    try {
      await requests.openJuryRound(contest.id, {
        number,
        closesAt: instantOfDeadline(values.closesAt, contest),
        ...(finalists !== undefined && { finalists }),
        reasons: reasonsToSend(values, jury.unexplained),
      });
    } catch (error) {
      if (readServerError(error)?.code !== 'LEFT_WITHOUT_REASON') throw error;
      // An entry left after the page was loaded.
      await reload();
      notify(<Toast title={t.failed} text={commonSentences.leftEntries.leftNow} />, { type: 'error' });
      return undefined;
    }
    notify(t.opened[number], { type: 'success' });
    await reload();
    return values;
  }

  return (
    <ConsoleForm
      label={t.form}
      defaultValues={{
        closesAt: '',
        ...emptyReasons(jury.unexplained),
      }}
      validate={(values) => ({
        ...validateDeadline(values.closesAt, contest),
        ...validateReasons(values, jury.unexplained),
      })}
      save={save}
      failed={t.failed}
      sx={{ display: 'grid', gap: 2, maxWidth: 640 }}
    >
      <Typography>{t.choices[number]}</Typography>
      <FormField
        source="closesAt"
        type="datetime-local"
        label={t.deadline}
        helperText={deadlineHint(contest)}
      />
      {children}
      <ReasonsOfLeft unexplained={jury.unexplained} />
      <Plan number={number} plan={plan} consequences={consequences} />
      {dialog}
    </ConsoleForm>
  );
}

/** The round that a press would begin. */
function Plan({
  number,
  plan,
  consequences,
}: Pick<Props, 'number'> & { plan: string; consequences: string }) {
  const { isSubmitting } = useFormState();
  return (
    <>
      <Box sx={{ maxWidth: '66ch' }}>
        <Typography sx={{ fontWeight: 500 }}>{plan}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{consequences}</Typography>
      </Box>
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting} sx={{ justifySelf: 'start' }}>
        {t.press[number]}
      </BusyButton>
    </>
  );
}

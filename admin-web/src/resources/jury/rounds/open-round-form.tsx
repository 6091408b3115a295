import { Box, Typography } from '@mui/material';
import { MAX_FINALISTS } from '@paattu/api-client/jury';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import type { ConsoleDataProvider } from '../../../data-provider';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import type { AnnouncedContest, Jury, JuryRound } from '../../../records';
import { translations } from '../../../translations';
import { useReloadJury } from '../use-jury';
import { deadlineHint, instantOfDeadline, validateDeadline } from './deadline';
import { countAccepted, planInWords } from './round-plan';

const t = translations.jury.open;

interface Props {
  contest: AnnouncedContest;
  jury: Jury;
  number: JuryRound['number'];
  /** The ids of the finalists to begin with. */
  finalists: string[];
  /** Fields for the finalists of a final. */
  children?: ReactNode;
}

interface Values {
  /** The clock time in the zone of the contest. */
  closesAt: string;
  /** The finalists. */
  entryIds: string[];
}

export function OpenRoundForm({ contest, jury, number, finalists, children }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reload = useReloadJury();

  async function save(values: Values): Promise<Values> {
    await dataProvider.openJuryRound(contest.id, {
      number,
      closesAt: instantOfDeadline(values.closesAt, contest),
      ...(number === 2 && { entryIds: values.entryIds }),
    });
    notify(t.opened[number], { type: 'success' });
    await reload();
    return values;
  }

  function validate({ closesAt, entryIds: { length } }: Values): FieldErrors {
    const sentence =
      length === 0 ? t.noFinalist : length > MAX_FINALISTS ? t.tooManyFinalists(MAX_FINALISTS) : null;
    return {
      ...validateDeadline(closesAt, contest),
      ...(number === 2 &&
        sentence !== null && { entryIds: fieldError(translations.missingInformation, sentence) }),
    };
  }

  return (
    <ConsoleForm
      label={t.form}
      defaultValues={{ closesAt: '', entryIds: finalists }}
      validate={validate}
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
      <Plan jury={jury} number={number} />
    </ConsoleForm>
  );
}

/** What a press would begin. */
function Plan({ jury, number }: Pick<Props, 'jury' | 'number'>) {
  const { entryIds } = useWatch() as Values;
  const { isSubmitting } = useFormState();
  const marked = number === 1 ? jury.approvedEntries : entryIds.length;

  return (
    <>
      <Box sx={{ maxWidth: '66ch' }}>
        {marked > 0 && (
          <Typography sx={{ fontWeight: 500 }}>{planInWords(number, countAccepted(jury), marked)}</Typography>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t.plan}</Typography>
      </Box>
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting} sx={{ justifySelf: 'start' }}>
        {t.press[number]}
      </BusyButton>
    </>
  );
}

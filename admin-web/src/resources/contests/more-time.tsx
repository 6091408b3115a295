import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import type { ContestDraft } from './contest-draft';
import { postpone } from './date-plans';
import { contestSentences as t } from './sentences';

const CHOICES = [3, 7];

/** Moves what follows with the date that moves, so that the order stays. */
export function MoreTime({ passed }: { passed: readonly ContestDate[] }) {
  const id = useId();
  const { getValues, setValue } = useFormContext<ContestDraft>();

  function give(days: number): void {
    const dates = postpone(getValues(), passed, days);
    for (const date of CONTEST_DATES)
      if (!passed.includes(date)) setValue(date, dates[date], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Box role="group" aria-labelledby={id} sx={groupSx}>
      <Typography id={id}>{t.moreTime.question}</Typography>
      {CHOICES.map((days) => (
        <Button key={days} variant="outlined" onClick={() => give(days)}>
          {t.moreTime.days(days)}
        </Button>
      ))}
    </Box>
  );
}

const groupSx = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

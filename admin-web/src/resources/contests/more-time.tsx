import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import type { Contest } from './api';
import type { ContestDraft } from './contest-draft';
import { type PlannedDates, postpone } from './date-plans';
import { datesLeftBehind } from './dates-of-contest';
import { contestSentences as t } from './sentences';

const CHOICES = [1, 3, 7];

interface Props {
  contest: Contest;
  passed: readonly ContestDate[];
}

/** Moves what follows with the date that moves, so that the order stays. Says before a save what it needs. */
export function MoreTime({ contest, passed }: Props) {
  const id = useId();
  const { getValues, setValue } = useFormContext<ContestDraft>();

  const left = datesLeftBehind(useWatch() as ContestDraft, contest);

  function fill(dates: PlannedDates): void {
    for (const date of CONTEST_DATES)
      if (!passed.includes(date)) setValue(date, dates[date], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <Box role="group" aria-labelledby={id} sx={groupSx}>
      <Typography id={id}>{t.moreTime.question}</Typography>
      {CHOICES.map((days) => (
        <Button key={days} variant="outlined" onClick={() => fill(postpone(getValues(), passed, days))}>
          {t.moreTime.days(days)}
        </Button>
      ))}
      {passed.includes('announceAt') && (
        <Typography sx={{ ...wideSx, color: 'text.secondary' }}>{t.moreTime.needs}</Typography>
      )}
      <Box role="status" sx={leftSx}>
        {left && (
          <>
            <Typography>{t.moreTime.leftBehind(t.fields[left.moved], t.fields[left.left])}</Typography>
            <Button variant="outlined" onClick={() => fill(postpone(getValues(), left.others, left.days))}>
              {t.moreTime.follow(left.days)}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

const wideSx = { flexBasis: '100%', maxWidth: '66ch' };
const leftSx = {
  ...wideSx,
  pl: 1.5,
  borderLeft: '3px solid var(--zari)',
  '&:empty': { display: 'none' },
};
const groupSx = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

import { Box, Button, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import type { ContestDraft } from './contest-draft';
import { DATE_PLANS, type DatePlan, planDates, type PlannedDates, planOf } from './date-plans';
import { contestSentences as t } from './sentences';

/** Fills in all dates of a draft with one press. Undo restores the dates from before the first press. */
export function DatePlanChoice() {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { setValue } = useFormContext<ContestDraft>();
  const draft = useWatch() as ContestDraft;
  const [before, setBefore] = useState<PlannedDates | null>(null);
  const chosen = planOf(draft, Date.now());

  function fill(dates: PlannedDates): void {
    for (const date of CONTEST_DATES)
      setValue(date, dates[date], { shouldDirty: true, shouldValidate: dates[date] !== '' });
  }

  function choose(plan: DatePlan): void {
    // Undo restores the owner's own dates, not those of another plan.
    setBefore(before ?? draft);
    fill(planDates(plan, draft, Date.now()));
  }

  return (
    <Box ref={group} role="group" aria-labelledby={id} sx={groupSx}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t.plans.question}
      </Typography>
      <Box sx={choicesSx}>
        {DATE_PLANS.map((plan) => (
          <Button
            key={plan}
            variant="outlined"
            aria-pressed={plan === chosen}
            onClick={() => choose(plan)}
            sx={choiceSx}
          >
            <b>{t.plans.names[plan]}</b>
            {t.plans.texts[plan]}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <span role="status">{before && t.plans.filled}</span>
        {before && (
          <Button
            size="small"
            onClick={() => {
              fill(before);
              setBefore(null);
              // This button goes.
              group.current?.querySelector('button')?.focus();
            }}
          >
            {t.plans.undo}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const groupSx = { gridColumn: '1 / -1', display: 'grid', gap: 1 };
const choicesSx = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
};
const choiceSx = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  px: 2,
  py: 1.25,
  textAlign: 'left',
  whiteSpace: 'normal',
  fontWeight: 400,
  '&[aria-pressed=true]': { borderWidth: 2, borderColor: 'primary.main', bgcolor: 'action.selected' },
};

import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { DatePlanChoice } from './date-plan-choice';
import { FormField } from '../../components/form/form-field';
import { FormSection } from '../../components/form/form-section';
import { readOnlySx } from '../../lib/read-only';
import { listZones, zoneName } from '@paattu/shared/time-zones';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import type { ContestDraft } from './contest-draft';
import { MoreTime } from './more-time';
import { extendedDates, leavesLittleTimeToCount, passedDates } from './dates-of-contest';

const ZONES = listZones();

/** The six dates, in the time zone that is chosen with them. Those of `contest` that have passed cannot be changed. */
export function ContestDates({ contest }: { contest?: Contest }) {
  const draft = useWatch() as ContestDraft;
  const { timeZone } = draft;
  const isPublished = Boolean(contest?.publishedAt);
  const now = Date.now();
  const passed = passedDates(contest, now);
  const extended = extendedDates(draft, contest, now);
  const zones = passed.length > 0 ? [] : ZONES.filter((zone) => zone !== zoneName(timeZone));

  return (
    <FormSection title={t.sections.dates}>
      {isPublished ? (
        passed.length < CONTEST_DATES.length && <MoreTime passed={passed} />
      ) : (
        <DatePlanChoice />
      )}
      <FormField
        source="timeZone"
        label={t.fields.timeZone}
        helperText={passed.length > 0 && t.zoneStays}
        {...selectProps}
      >
        {/* An older name stays as it is stored. */}
        {[timeZone, ...zones].map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
          </option>
        ))}
      </FormField>
      {CONTEST_DATES.map((date) => {
        const hasPassed = passed.includes(date);
        return (
          <FormField
            key={date}
            source={date}
            type="datetime-local"
            required={isPublished}
            label={t.fields[date]}
            helperText={
              hasPassed
                ? t.passed
                : isPublished || draft[date] !== ''
                  ? t.inZone(timeZone)
                  : `${t.neededToPublish} ${t.inZone(timeZone)}`
            }
            slotProps={{ htmlInput: { readOnly: hasPassed } }}
            sx={hasPassed ? readOnlySx : undefined}
          />
        );
      })}
      <Box role="status" sx={wideSx}>
        {extended.length > 0 && (
          <Typography>{t.extension(extended.map((date) => t.fields[date]))}</Typography>
        )}
        {!passed.includes('winnerAt') && leavesLittleTimeToCount(draft) && (
          <Typography sx={warningSx}>{t.shortCount}</Typography>
        )}
      </Box>
      {extended.length > 0 && (
        <>
          <FormField source="extensionReason" label={t.fields.extensionReason} required />
          <FormField
            source="extensionReasonMalayalam"
            label={commonSentences.optional(t.fields.extensionReasonMalayalam)}
            slotProps={{ htmlInput: { lang: 'ml' } }}
          />
        </>
      )}
    </FormSection>
  );
}

const wideSx = { gridColumn: '1 / -1', '&:empty': { display: 'none' } };
const warningSx = { pl: 1.5, borderLeft: '3px solid var(--zari)' };
const selectProps = { select: true, slotProps: { select: { native: true } }, sx: { gridColumn: '1 / -1' } };

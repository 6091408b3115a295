import { instantOf } from '@paattu/shared/calendar';
import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { DatePlanChoice } from './date-plan-choice';
import { FormField } from '../../components/form/form-field';
import { FormSection } from '../../components/form/form-section';
import { FixedFacts } from '../../components/fixed-facts';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { formatContestDate, nameOfZone } from '../../lib/format';
import { clockTimeInWords } from './value-in-words';
import { listZones, zoneName } from '@paattu/shared/time-zones';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import type { ContestDraft } from './contest-draft';
import { MoreTime } from './more-time';
import { extendedDates, leavesLittleTimeToCount, passedDates } from './dates-of-contest';

const ZONES = listZones();

/** The six dates, in the time zone that is chosen with them. Those of `contest` that have passed stay, and the zone with them. */
export function ContestDates({ contest }: { contest?: Contest }) {
  const draft = useWatch() as ContestDraft;
  const { timeZone } = draft;
  const isPublished = Boolean(contest?.publishedAt);
  const now = Date.now();
  const passed = passedDates(contest, now);
  const extended = extendedDates(draft, contest, now);
  const open = CONTEST_DATES.filter((date) => !passed.includes(date));

  return (
    <FormSection title={t.sections.dates}>
      {!isPublished && <DatePlanChoice />}
      {passed.length === 0 && (
        <FormField source="timeZone" label={t.fields.timeZone} {...selectProps}>
          {/* An older name stays as it is stored. */}
          {[timeZone, ...ZONES.filter((zone) => zone !== zoneName(timeZone))].map((zone) => (
            <option key={zone} value={zone}>
              {zoneName(zone)}
            </option>
          ))}
        </FormField>
      )}
      {contest && isPublished && open.length > 0 && <MoreTime contest={contest} passed={passed} />}
      {open.map((date) => (
        <FormField
          key={date}
          source={date}
          type="datetime-local"
          required={isPublished}
          label={t.fields[date]}
          helperText={
            isCompleteDateTime(draft[date]) && isReadByVisitors(date, draft)
              ? t.visitorsRead(
                  formatContestDate(date, new Date(instantOf(draft[date], timeZone)).toISOString(), timeZone),
                )
              : !isPublished && draft[date] === '' && t.neededToPublish
          }
        />
      ))}
      {passed.length > 0 && (
        <FixedFacts
          facts={[
            ...passed.map((date) => [t.fields[date], clockTimeInWords(draft[date])] as const),
            [t.fields.timeZone, nameOfZone(timeZone)],
          ]}
          why={t.passed}
        />
      )}
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

/** A contest that takes entries at any time names its days in another way. No page names the day of an announcement. */
const isReadByVisitors = (date: ContestDate, { entryGate }: ContestDraft) =>
  date !== 'announceAt' && entryGate !== 'always';

const wideSx = { gridColumn: '1 / -1', '&:empty': { display: 'none' } };
const warningSx = { pl: 1.5, borderLeft: '3px solid var(--zari)' };
const selectProps = { select: true, slotProps: { select: { native: true } }, sx: { gridColumn: '1 / -1' } };

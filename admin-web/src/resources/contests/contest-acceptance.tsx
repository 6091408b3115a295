import { ACCEPTANCES } from '@paattu/api-client/consents';
import { submissionDates } from '@paattu/api-client/contest-dates';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { FormSection } from '../../components/form/form-section';
import type { Contest } from '../../records';
import { translations } from '../../translations';
import type { ContestDraft } from './contest-draft';
import { passedDates } from './dates-of-contest';

const t = translations.contests;

/** How entrants accept the rules. It stays once entries of `contest` are taken. */
export function ContestAcceptance({ contest }: { contest?: Contest }) {
  const { acceptance } = useWatch() as ContestDraft;
  const isFixed =
    contest !== undefined &&
    passedDates(contest, Date.now()).includes(submissionDates(contest.entryGate).from);
  return (
    <FormSection title={t.sections.acceptance}>
      <FormField
        source="acceptance"
        label={t.fields.acceptance}
        helperText={isFixed ? t.acceptanceStays : t.acceptanceHint}
        select
        slotProps={{ select: { native: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {(isFixed ? [acceptance] : ACCEPTANCES).map((each) => (
          <option key={each} value={each}>
            {t.acceptances[each]}
          </option>
        ))}
      </FormField>
    </FormSection>
  );
}

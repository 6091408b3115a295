import { CONTEST_DATES } from '@paattu/api-client/contest-dates';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { translations } from '../../translations';
import { type ContestDraft } from './contest-draft';
import { ContestSection } from './contest-section';

const t = translations.contests;
const ZONES = Intl.supportedValuesOf('timeZone');

/** The six dates, in the time zone that is chosen with them. */
export function ContestDates() {
  const timeZone = useWatch<ContestDraft, 'timeZone'>({ name: 'timeZone' });

  return (
    <ContestSection title={t.sections.dates}>
      <FormField source="timeZone" label={t.fields.timeZone} {...selectProps}>
        {/* Browsers list some zones by an older name than the chosen one. */}
        {[...new Set([timeZone, ...ZONES])].map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </FormField>
      {CONTEST_DATES.map((date) => (
        <FormField
          key={date}
          source={date}
          type="datetime-local"
          required
          label={t.fields[date]}
          helperText={t.inZone(timeZone)}
        />
      ))}
      <FormField source="entryGate" label={t.fields.entryGate} {...selectProps}>
        {Object.entries(t.gates).map(([gate, label]) => (
          <option key={gate} value={gate}>
            {label}
          </option>
        ))}
      </FormField>
    </ContestSection>
  );
}

const selectProps = { select: true, slotProps: { select: { native: true } }, sx: { gridColumn: '1 / -1' } };

import { TextField } from '@mui/material';
import { translations } from '../../translations';
import { MOMENTS } from './contest-draft';
import { ContestSection } from './contest-section';
import type { FieldProps } from './contest-text-field';

const t = translations.contests;
const GATES = ['submission_phase', 'always'] as const;
const ZONES = Intl.supportedValuesOf('timeZone');

/** The six moments, all in the one time zone that is chosen with them. */
export function ContestDates({ draft, faults, change }: FieldProps) {
  const faultOf = (field: keyof typeof faults) => ({
    error: faults[field] !== undefined,
    helperText: faults[field],
  });

  return (
    <ContestSection title={t.sections.dates}>
      <TextField
        name="timeZone"
        select
        label={t.fields.timeZone}
        value={draft.timeZone}
        onChange={(event) => change('timeZone', event.target.value)}
        {...faultOf('timeZone')}
        slotProps={{ select: { native: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {/* Browsers list some zones by an older name than the one that was chosen. */}
        {[...new Set([draft.timeZone, ...ZONES])].map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </TextField>
      {MOMENTS.map((moment) => (
        <TextField
          key={moment}
          name={moment}
          type="datetime-local"
          required
          label={t.fields[moment]}
          value={draft[moment]}
          onChange={(event) => change(moment, event.target.value)}
          error={faults[moment] !== undefined}
          helperText={faults[moment] ?? t.inZone(draft.timeZone)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <TextField
        name="entryGate"
        select
        label={t.fields.entryGate}
        value={draft.entryGate}
        onChange={(event) =>
          change('entryGate', GATES.find((gate) => gate === event.target.value) ?? GATES[0])
        }
        {...faultOf('entryGate')}
        slotProps={{ select: { native: true } }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {GATES.map((gate) => (
          <option key={gate} value={gate}>
            {t.gates[gate]}
          </option>
        ))}
      </TextField>
    </ContestSection>
  );
}

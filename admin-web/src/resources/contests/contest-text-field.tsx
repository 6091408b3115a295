import { TextField } from '@mui/material';
import { translations } from '../../translations';
import type { ContestDraft, ContestFaults, ContestField } from './contest-draft';

const t = translations.contests;

export interface FieldProps {
  draft: ContestDraft;
  faults: ContestFaults;
  change: <Field extends ContestField>(field: Field, value: ContestDraft[Field]) => void;
}

interface Props extends FieldProps {
  field: Exclude<ContestField, 'entryGate'>;
  required?: boolean;
  inputMode?: 'numeric' | 'url';
  lang?: string;
}

export function ContestTextField({ field, required = false, inputMode, lang, draft, faults, change }: Props) {
  const label = t.fields[field];

  return (
    <TextField
      name={field}
      label={required ? label : `${label} (${t.optional})`}
      required={required}
      value={draft[field]}
      onChange={(event) => change(field, event.target.value)}
      error={faults[field] !== undefined}
      helperText={faults[field]}
      slotProps={{ htmlInput: { inputMode, lang } }}
    />
  );
}

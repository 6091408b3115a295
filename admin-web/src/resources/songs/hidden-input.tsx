import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';
import { uploadSentences } from '../../components/file/sentences';

/** Whether the uploaded song stays hidden at first. */
export function HiddenInput({ isReadOnly }: { isReadOnly: boolean }) {
  const { field } = useInput<boolean>({ source: 'hidden' });

  return (
    <FormControlLabel
      sx={{ gridColumn: '1 / -1' }}
      control={
        <Checkbox
          checked={field.value as boolean}
          // Not `disabled`, which would lose the focus when Enter submits the form.
          slotProps={{ input: { 'aria-disabled': isReadOnly } }}
          onChange={(_, isChecked) => isReadOnly || field.onChange(isChecked)}
        />
      }
      label={uploadSentences.hidden}
    />
  );
}

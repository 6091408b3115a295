import { TextField, type TextFieldProps } from '@mui/material';
import { useInput } from 'react-admin';
import { sentenceOf } from '../../lib/field-error';

interface Props extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  source: string;
}

/** A text field of the surrounding form. Its error takes the place of the helper text. */
export function FormField({ source, helperText, ...props }: Props) {
  const { field, fieldState } = useInput<string>({ source, parse: (text: string) => text });
  const { ref, ...input } = field;
  const error = sentenceOf(fieldState.error);

  return (
    <TextField
      {...props}
      {...input}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
}

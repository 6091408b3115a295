import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material';
import { useInput } from 'react-admin';
import { sentenceOf } from '../../lib/field-error';
import type { Scope } from './api';
import { tokenSentences as t } from './sentences';

const SCOPES = Object.entries(t.scopes) as Array<[Scope, string]>;

/** A box for each scope. The first one has the focus after a validation error. */
export function ScopesField() {
  const { field, fieldState } = useInput<Scope[]>({ source: 'scopes' });
  const { onChange, onBlur, ref } = field;
  const value = field.value as Scope[];
  const error = sentenceOf(fieldState.error);

  const toggle = (scope: Scope, isChosen: boolean) =>
    onChange(SCOPES.map(([one]) => one).filter((one) => (one === scope ? isChosen : value.includes(one))));

  return (
    <FormControl component="fieldset" error={error !== undefined} onBlur={onBlur}>
      <FormLabel component="legend">{t.scopesLabel}</FormLabel>
      <FormGroup>
        {SCOPES.map(([scope, meaning], index) => (
          <FormControlLabel
            key={scope}
            control={
              <Checkbox
                checked={value.includes(scope)}
                onChange={(_, isChosen) => toggle(scope, isChosen)}
                slotProps={{ input: index === 0 ? { ref } : {} }}
              />
            }
            label={
              <>
                {meaning}{' '}
                <Box component="code" sx={{ color: 'text.secondary', fontSize: 14 }}>
                  {scope}
                </Box>
              </>
            }
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText role="alert">{error}</FormHelperText>}
    </FormControl>
  );
}

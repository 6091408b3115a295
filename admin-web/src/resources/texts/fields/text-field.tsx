import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { Box, type TextFieldProps } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { siteTextSentences as t } from '../sentences';
import { DEFAULT_VALUES } from '../text-values';
import { DefaultButton } from './default-button';

interface Props extends Pick<
  TextFieldProps,
  'helperText' | 'multiline' | 'minRows' | 'slotProps' | 'type' | 'required'
> {
  source: SiteTextKey;
}

/** A text with the way back to the default one. */
export function TextField({ source, helperText, ...props }: Props) {
  const value: unknown = useWatch({ name: source });
  const isDefaulted = value === '' && DEFAULT_VALUES[source] !== '';

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <FormField
        source={source}
        label={t.fields[source]}
        helperText={isDefaulted ? t.empty : helperText}
        fullWidth
        {...props}
      />
      <DefaultButton source={source} />
    </Box>
  );
}

import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { Box, type TextFieldProps } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { languageName } from '../../../lib/language-name';
import { insteadOf, isDefaultName, isMissing, localeOfKey, type TextPairKey } from '../missing-texts';
import { siteTextSentences as t } from '../sentences';
import { DEFAULT_VALUES, type TextValues } from '../text-values';
import { UndoButton } from './undo-button';

interface Props extends Pick<
  TextFieldProps,
  'helperText' | 'multiline' | 'minRows' | 'maxRows' | 'slotProps' | 'type' | 'required'
> {
  source: SiteTextKey;
}

/** A text with the way back to what visitors read. Says what they read instead while it is missing. */
export function TextField({ source, helperText, slotProps, ...props }: Props) {
  const values = useWatch() as TextValues;
  const isDefaulted = values[source] === '' && DEFAULT_VALUES[source] !== '';
  const missing = isMissing(source, values) && whatShowsInstead(source, values);

  return (
    <Box sx={fieldSx} data-missing={missing ? '' : undefined}>
      <FormField
        source={source}
        label={t.fields[source]}
        helperText={missing || (isDefaulted ? t.empty : helperText)}
        fullWidth
        slotProps={{ ...slotProps, htmlInput: { lang: langOf(source), ...slotProps?.htmlInput } }}
        {...props}
      />
      <UndoButton source={source} />
    </Box>
  );
}

export function whatShowsInstead(key: SiteTextKey, values: TextValues): string {
  const pair = key.replace(/Malayalam$/, '') as TextPairKey;
  const locale = localeOfKey(key);
  const other = locale === 'ml' ? 'en' : 'ml';
  if (isDefaultName(key, values)) return t.defaultName(languageName(locale));
  return t.instead[insteadOf(pair)](languageName(locale), languageName(other));
}

/** None for a link, a date or a year. */
function langOf(key: SiteTextKey): string | undefined {
  return key.replace(/Malayalam$/, '') + 'Malayalam' in DEFAULT_VALUES ? localeOfKey(key) : undefined;
}

const fieldSx = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  '&[data-missing] .MuiFormHelperText-root': { color: 'var(--zari-text)', fontWeight: 500 },
  '&[data-missing] .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--zari)', borderStyle: 'dashed' },
};

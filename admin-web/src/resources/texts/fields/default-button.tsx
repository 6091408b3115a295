import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasSameValues } from '../../../components/form/has-same-values';
import { siteTextSentences as t } from '../sentences';
import { DEFAULT_VALUES } from '../text-values';

/** Puts the default text into a field that has another one. */
export function DefaultButton({ source }: { source: SiteTextKey }) {
  const value: unknown = useWatch({ name: source });
  const { setValue, setFocus } = useFormContext();
  const original = DEFAULT_VALUES[source];
  if (original === '' || hasSameValues(value, original)) return null;

  function restore() {
    setValue(source, original, { shouldDirty: true });
    // The button disappears.
    setFocus(source);
  }

  return (
    <Button onClick={restore} aria-label={t.useDefaultFor(t.fields[source])} sx={{ ml: -2 }}>
      {t.useDefault}
    </Button>
  );
}

import type { SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import { Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasSameValues } from '../../../components/form/has-same-values';
import { usePublishedValues } from '../published-values';
import { siteTextSentences as t } from '../sentences';
import { DEFAULT_VALUES } from '../text-values';

/** Takes a text back to what visitors read; one that they read, to the default one. */
export function UndoButton({ source }: { source: SiteTextKey }) {
  const value: unknown = useWatch({ name: source });
  const published = usePublishedValues()[source];
  const { setValue, setFocus } = useFormContext();
  const original = DEFAULT_VALUES[source];
  const isChanged = !hasSameValues(value, published);
  if (!isChanged && (original === '' || hasSameValues(value, original))) return null;

  function restore() {
    setValue(source, isChanged ? published : original, { shouldDirty: true });
    // The button disappears. A list has no field of its own.
    if (typeof published === 'string') setFocus(source);
  }

  const [label, name] = isChanged ? [t.undo, t.undoFor] : [t.useDefault, t.useDefaultFor];
  return (
    <Button onClick={restore} aria-label={name(t.fields[source])} sx={{ ml: -2 }}>
      {label}
    </Button>
  );
}

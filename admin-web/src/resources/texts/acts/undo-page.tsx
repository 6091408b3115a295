import { Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasSameValues } from '../../../components/form/has-same-values';
import { usePublishedValues } from '../published-values';
import { siteTextSentences as t } from '../sentences';
import { keysOf, type SitePageName } from '../site-pages';
import type { TextValues } from '../text-values';

/** Takes all texts of a page back to what visitors read. Saving the draft stores that. */
export function UndoPage({ page }: { page: SitePageName }) {
  const values = useWatch() as TextValues;
  const published = usePublishedValues();
  const { setValue } = useFormContext();
  const changed = keysOf(page).filter((key) => !hasSameValues(values[key], published[key]));
  if (changed.length === 0) return null;
  return (
    <Button
      onClick={() => {
        for (const key of changed) setValue(key, published[key], { shouldDirty: true });
      }}
    >
      {t.undoPage(t.pages[page])}
    </Button>
  );
}

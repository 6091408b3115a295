import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFieldToShow } from '../../../components/form/wanted-field';
import { isMissing } from '../missing-texts';
import { siteTextSentences as t } from '../sentences';
import { keyOfField } from '../site-pages';
import type { ItemValues, TextValues } from '../text-values';
import { whatShowsInstead } from './text-field';
import { pairSx } from './text-pair';

interface Props<Source extends 'milestones' | 'values'> {
  source: Source;
  /** The list in a language. */
  listOf: (source: Source | `${Source}Malayalam`) => ReactNode;
}

/** A list in both languages, folded to one line that says what it has. Opens for an error in it, and for a field that is to be opened. */
export function ListFold<Source extends 'milestones' | 'values'>({ source, listOf }: Props<Source>) {
  const malayalam: `${Source}Malayalam` = `${source}Malayalam`;
  const values = useWatch() as TextValues;
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(false);
  useFieldToShow((field) => {
    const key = keyOfField(field);
    if (key === source || key === malayalam) setOpen(true);
  });
  const hasError = Boolean(errors[source] ?? errors[malayalam]);
  const missing = [source, malayalam].find((key) => isMissing(key, values));
  const counts = [values[malayalam], values[source]] as [ItemValues[], ItemValues[]];

  return (
    <Box
      component="details"
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={foldSx}
    >
      <summary>
        <strong>{t.lists[source]}</strong>{' '}
        <span>
          {missing ? whatShowsInstead(missing, values) : t.listState(counts[0].length, counts[1].length)}
        </span>
      </summary>
      <Box sx={{ ...pairSx, py: 1 }}>
        {listOf(source)}
        {listOf(malayalam)}
      </Box>
    </Box>
  );
}

const foldSx = {
  gridColumn: '1 / -1',
  borderBottom: '1px solid var(--line)',
  '& > summary': { py: 1.25, minHeight: 44, cursor: 'pointer' },
  '& > summary span': { ml: 1, color: 'text.secondary' },
};

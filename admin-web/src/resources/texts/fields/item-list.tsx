import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { MoveButtons } from '../../../components/form/move-buttons';
import { intlLocale } from '../../../lib/language';
import { localeOfKey } from '../missing-texts';
import { siteTextSentences as t } from '../sentences';
import type { ItemValues, TextValues } from '../text-values';
import { UndoButton } from './undo-button';

interface Props {
  source: 'milestones' | 'milestonesMalayalam' | 'values' | 'valuesMalayalam';
  maxItems: number;
  newItem: ItemValues;
  nameOf: (position: number) => string;
  addLabel: string;
  /** The fields of the item at a path of the form. */
  fieldsOf: (path: string) => ReactNode;
}

/** A list in one language, whose items can be added, moved and removed. */
export function ItemList({ source, maxItems, newItem, nameOf, addLabel, fieldsOf }: Props) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const { fields, append, remove, move } = useFieldArray<TextValues>({ name: source });
  const [firstField = ''] = Object.keys(newItem);
  const lang = localeOfKey(source);

  function removeAt(index: number) {
    remove(index);
    // The pressed button disappears.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <Box component="section" ref={list} aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h4" sx={{ fontWeight: 500 }}>
        {t.fields[source]}
      </Typography>
      {fields.map((field, index) => (
        <Box key={field.id} role="group" aria-label={nameOf(index + 1)} lang={lang} sx={itemSx}>
          {fieldsOf(`${source}.${index}`)}
          <Box sx={{ display: 'flex', gap: 0.5 }} lang={intlLocale()}>
            <MoveButtons index={index} count={fields.length} onMove={(to) => move(index, to)} />
            <Button onClick={() => removeAt(index)}>{t.remove}</Button>
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <BusyButton
          data-add=""
          // Takes the focus where the list is to be opened and has no item.
          name={source}
          variant="outlined"
          isBusy={fields.length >= maxItems}
          onClick={() => append(newItem, { focusName: `${source}.${fields.length}.${firstField}` })}
        >
          {addLabel}
        </BusyButton>
        <UndoButton source={source} />
      </Box>
      <EmptyHint source={source} />
    </Box>
  );
}

function EmptyHint({ source }: Pick<Props, 'source'>) {
  const items = useWatch({ name: source }) as ItemValues[];
  if (items.length > 0) return null;
  return <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.emptyList}</Typography>;
}

const itemSx = {
  display: 'grid',
  gap: 1.5,
  py: 1.5,
  borderBottom: '1px solid var(--line)',
};

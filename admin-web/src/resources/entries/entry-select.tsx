import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Entry } from '../../records';
import { translations } from '../../translations';

// Material UI's types have no data attributes.
const shortcut = { 'data-shortcut': 'select' };

export function EntrySelect({ entry }: { entry: Entry }) {
  const { selectedIds, onToggleItem } = useListContext<Entry>();

  return (
    <Checkbox
      checked={selectedIds.includes(entry.id)}
      onChange={() => onToggleItem(entry.id)}
      slotProps={{ input: { 'aria-label': translations.entries.select(entry.name), ...shortcut } }}
      sx={{ gridArea: 'select', justifySelf: 'end', width: 44, height: 44 }}
    />
  );
}

import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { BulkActions } from './bulk-actions';
import { useViewsRefresh } from './use-views-refresh';

const t = translations.entries;

/** Selects rows for bulk actions. Selected entries that the list does not show are not affected. */
export function SelectionBar() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Entry>();
  // Kept here, so that a new selection cannot start a second refresh while one runs.
  const views = useViewsRefresh();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (data.length === 0) return null;
  const isAll = chosen.length === data.length;

  return (
    <Box role="group" aria-label={t.selection} sx={chosen.length > 0 ? [barSx, stickySx] : barSx}>
      <FormControlLabel
        label={chosen.length === 0 ? t.selectAll : t.selected(chosen.length)}
        sx={{ flex: 'none', m: 0, minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
            slotProps={{ input: { 'aria-label': t.selectAll } }}
          />
        }
      />
      {chosen.length > 0 && (
        <>
          <BulkActions entries={chosen} views={views} onDone={onUnselectItems} />
          <Button sx={{ flex: 'none', ml: { md: 'auto' } }} onClick={() => onUnselectItems()}>
            {t.clearSelection}
          </Button>
        </>
      )}
    </Box>
  );
}

const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: -1,
  px: 1,
  py: 0.75,
  overflowX: 'auto',
};

// Below the shell's top bar; `--top-bar` is its height.
const stickySx = { position: 'sticky', top: 'var(--top-bar, 0)', zIndex: 5, bgcolor: 'var(--cloth)' };

import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { BulkActions } from './bulk/bulk-actions';
import { useViewsRefresh } from './bulk/use-views-refresh';
import { headSx, selectionSx } from './row-styles';
import { SortButtons } from './sort-buttons';

/**
 * Above the rows: a checkbox for all of them, and the titles of the columns, or the actions for the chosen entries.
 * Chosen entries that the list does not show are not affected.
 */
export function ListHead() {
  const { data = [], selectedIds, sort, onSelect, onUnselectItems } = useListContext<Entry>();
  // Kept here, so that a new selection cannot start a second refresh while one runs.
  const views = useViewsRefresh();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (data.length === 0) return null;
  const isAll = chosen.length === data.length;
  const isSome = chosen.length > 0;

  return (
    <Box role="group" aria-label={t.selection} data-sort={sort.field} sx={isSome ? selectionSx : headSx}>
      <label className="select">
        <input
          type="checkbox"
          aria-label={t.selectAll}
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = isSome && !isAll;
          }}
          onChange={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
        />
        <span className="count">{isSome ? t.selected(chosen.length) : t.selectAll}</span>
      </label>
      {isSome ? (
        <>
          <Button className="clear" onClick={() => onUnselectItems()}>
            {t.clearSelection}
          </Button>
          <BulkActions entries={chosen} views={views} onDone={onUnselectItems} />
        </>
      ) : (
        <SortButtons />
      )}
    </Box>
  );
}

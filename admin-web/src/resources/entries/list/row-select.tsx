import { useListContext } from 'react-admin';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';

export function RowSelect({ entry }: { entry: Entry }) {
  const { selectedIds, onToggleItem } = useListContext<Entry>();

  return (
    <label className="select">
      <input
        type="checkbox"
        aria-label={entrySentences.select(entry.name)}
        checked={selectedIds.includes(entry.id)}
        onChange={() => onToggleItem(entry.id)}
      />
    </label>
  );
}

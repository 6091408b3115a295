import { useListContext } from 'react-admin';
import { Icon, icons } from '../../../components/icon';
import { entrySentences as t } from '../sentences';

const COLUMNS = [
  { className: 'person', field: 'name', first: 'ASC' },
  { className: 'status', field: 'status', first: 'DESC' },
  { className: 'submitted', field: 'submittedAt', first: 'DESC' },
  { className: 'views', field: 'viewCount', first: 'DESC' },
] as const;

export const ORDER_CHOICES = COLUMNS.map(({ field, first }) => ({ label: t.columns[field], field, first }));

/** The titles of the columns. A press sorts the list by one, another press reverses the order. */
export function SortButtons() {
  const { sort, setSort } = useListContext();

  return COLUMNS.map(({ className, field, first }) => {
    const isCurrent = sort.field === field;
    const isDescending = sort.order === 'DESC';
    const reversed = isDescending ? 'ASC' : 'DESC';
    return (
      <button
        key={field}
        type="button"
        className={className}
        aria-current={isCurrent || undefined}
        onClick={() => setSort({ field, order: isCurrent ? reversed : first })}
      >
        {t.columns[field]}
        {isCurrent && (
          <>
            <Icon d={isDescending ? icons.descending : icons.ascending} size={16} />
            <span className="visually-hidden">{isDescending ? t.descending : t.ascending}</span>
          </>
        )}
      </button>
    );
  });
}

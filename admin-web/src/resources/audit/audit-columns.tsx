import { useCreatePath } from '../../components/use-create-path';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatDateTime } from '../../lib/format';
import type { Act } from './api';
import { actSentence, auditSentences as t } from './sentences';
import { actorName } from './actor-name';

export const AUDIT_COLUMNS: [Column<Act>, ...Column<Act>[]] = [
  { label: t.act, show: (act) => <ActHead act={act} /> },
  { label: t.contest, width: 230, from: 1000, show: ({ contest }) => contest && <Line>{contest}</Line> },
  { label: t.actor, width: 230, show: (act) => <Line>{actorName(act)}</Line> },
  {
    label: t.at,
    width: 200,
    show: ({ at }) => formatDateTime(at),
    sort: { field: 'at', first: 'DESC' },
  },
];

function ActHead({ act }: { act: Act }) {
  const createPath = useCreatePath();
  return (
    <RowHead
      to={createPath({ resource: 'audit', type: 'show', id: act.id })}
      compact={
        <>
          <span>{actorName(act)}</span>
          {/* The sentence on an act of a contest names it already. */}
          {act.contest !== act.subject && <span>{act.contest}</span>}
          <time dateTime={act.at}>{formatDateTime(act.at)}</time>
        </>
      }
    >
      {actSentence(act)}
    </RowHead>
  );
}

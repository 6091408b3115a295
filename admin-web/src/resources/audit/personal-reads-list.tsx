import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatDateTime } from '../../lib/format';
import type { PersonalRead } from './api';
import { securitySentences } from './security-sentences';
import { auditSentences } from './sentences';
import { LogPage } from './log-page';

const t = securitySentences.reads;
const { deletedUser } = auditSentences;

const COLUMNS: [Column<PersonalRead>, ...Column<PersonalRead>[]] = [
  {
    label: t.what,
    show: ({ what, user, token, subject, subjectId, at }) => (
      <RowHead
        compact={
          <>
            <span>{user ?? token ?? deletedUser}</span>
            {subjectId && <span>{subject ?? subjectId}</span>}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        }
      >
        {t.kinds[what]}
      </RowHead>
    ),
  },
  {
    label: t.subject,
    width: 230,
    from: 1000,
    show: ({ subject, subjectId }) => subjectId && <Line>{subject ?? subjectId}</Line>,
  },
  { label: t.user, width: 230, show: ({ user, token }) => <Line>{user ?? token ?? deletedUser}</Line> },
  {
    label: t.at,
    width: 200,
    show: ({ at }) => formatDateTime(at),
    sort: { field: 'at', first: 'DESC' },
  },
];

/** Which personal data the owner and moderators opened. */
export function PersonalReadsList() {
  return (
    <LogPage<PersonalRead>
      resource="personal-reads"
      labels={t}
      columns={COLUMNS}
      time="at"
      kindFilter="what"
    />
  );
}

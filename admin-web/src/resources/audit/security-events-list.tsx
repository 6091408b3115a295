import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RowHead } from '../../components/record-table/row-head';
import { formatDateTime } from '../../lib/format';
import type { SecurityEvent } from './api';
import { securitySentences } from './security-sentences';
import { auditSentences } from './sentences';
import { LogPage } from './log-page';

const t = securitySentences.events;
const { deletedUser } = auditSentences;

const account = ({ userId, user }: SecurityEvent) => (userId === null ? t.noAccount : (user ?? deletedUser));

function origin({ network, userAgentClass, actor, actorId, count }: SecurityEvent): string {
  if (network !== null) return t.from(network, userAgentClass);
  if (actorId !== null) return t.by(actor ?? deletedUser);
  return count > 1 ? t.manyNetworks : t.server;
}

const COLUMNS: [Column<SecurityEvent>, ...Column<SecurityEvent>[]] = [
  {
    label: t.event,
    show: (event) => (
      <RowHead
        compact={
          <>
            <span>{account(event)}</span>
            <span>{origin(event)}</span>
            <time dateTime={event.lastAt}>{formatDateTime(event.lastAt)}</time>
          </>
        }
      >
        {[t.kinds[event.kind], event.count > 1 && t.times(event.count)].filter(Boolean).join(', ')}
      </RowHead>
    ),
  },
  { label: t.account, width: 230, show: (event) => <Line>{account(event)}</Line> },
  { label: t.network, width: 230, from: 1000, show: (event) => <Line>{origin(event)}</Line> },
  {
    label: t.at,
    width: 200,
    show: ({ lastAt }) => formatDateTime(lastAt),
    sort: { field: 'lastAt', first: 'DESC' },
  },
];

/** The events of accounts and sessions. */
export function SecurityEventsList() {
  return (
    <LogPage<SecurityEvent>
      resource="security-events"
      labels={t}
      columns={COLUMNS}
      time="lastAt"
      kindFilter="kind"
    />
  );
}

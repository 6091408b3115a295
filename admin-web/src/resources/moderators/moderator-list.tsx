import { Typography } from '@mui/material';
import { DeadAddressLabel } from '../../components/dead-address';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import type { Column } from '../../components/record-table/column';
import { Line } from '../../components/record-table/line';
import { RecordTable } from '../../components/record-table/record-table';
import { RowHead } from '../../components/record-table/row-head';
import { StatusFilter } from '../../components/status-filter';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { useTotal } from '../../components/use-total';
import { formatDateTime } from '../../lib/format';
import { useUnsent } from '../../mail-server/use-unsent';
import type { Moderator } from './api';
import { moderatorSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { placeSentences } from '../../lib/place-sentences';
import { FactorRule, useStaffRules } from './factor-rule';
import { InviteSomebody } from './invite-form';
import { ModeratorActions } from './moderator-actions';

const TONES: Record<Moderator['status'], StatusTone> = {
  invited: 'waiting',
  expired: 'aside',
  active: 'good',
  revoked: 'aside',
};

const COLUMNS: [Column<Moderator>, ...Column<Moderator>[]] = [
  {
    label: t.email,
    show: (moderator) => <ModeratorHead moderator={moderator} />,
    sort: { field: 'email', first: 'ASC' },
  },
  { label: t.name, width: 200, from: 1050, show: ({ name }) => name && <Line>{name}</Line> },
  {
    label: commonSentences.statusHead,
    width: 130,
    show: (moderator) => <ModeratorStatus moderator={moderator} />,
  },
  {
    label: t.beside,
    width: 250,
    show: (moderator) => <ModeratorFactor moderator={moderator} />,
  },
  {
    label: t.invitedOn,
    width: 200,
    from: 1250,
    show: ({ invitedAt }) => formatDateTime(invitedAt),
    sort: { field: 'invitedAt', first: 'DESC' },
  },
];

export function ModeratorList() {
  const isKept = useUnsent() === 'kept';
  const { data: active } = useTotal('moderators', { status: 'active' }, { field: 'invitedAt' });
  return (
    <NewestList
      by="invitedAt"
      // Invitations are accepted and expire without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader title={placeSentences.moderators} sentence={active === undefined ? null : t.say(active)} />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <InviteSomebody />
      <FactorRule />
      <FilterBar>
        <StatusFilter label={t.filter} labels={t.status} />
      </FilterBar>
      <RecordTable<Moderator>
        labels={isKept ? { ...t, emptyText: t.emptyKept } : t}
        columns={COLUMNS}
        actions={{ width: 72, show: (moderator) => <ModeratorActions moderator={moderator} /> }}
      />
    </NewestList>
  );
}

function ModeratorStatus({ moderator: { status, doEmailsComeBack } }: { moderator: Moderator }) {
  return (
    <>
      <StatusLabel tone={TONES[status]} label={t.status[status]} />
      {doEmailsComeBack && <DeadAddressLabel />}
    </>
  );
}

/** What a moderator has beside the password. Shows nothing for a person who is no moderator now. */
function ModeratorFactor({ moderator: { hasFactor } }: { moderator: Moderator }) {
  const rules = useStaffRules();
  if (hasFactor === null) return null;
  if (hasFactor) return <StatusLabel tone="good" label={t.factor.has} />;
  return rules?.needFactor ? (
    <StatusLabel tone="waiting" label={t.factor.locked} />
  ) : (
    <StatusLabel tone="aside" label={t.factor.none} />
  );
}

function ModeratorHead({ moderator }: { moderator: Moderator }) {
  const { email, name, invitedAt } = moderator;
  return (
    <RowHead
      compact={
        <>
          <ModeratorStatus moderator={moderator} />
          <ModeratorFactor moderator={moderator} />
          {name && <span>{name}</span>}
          <span>{t.invitedAt(formatDateTime(invitedAt))}</span>
        </>
      }
    >
      {email}
    </RowHead>
  );
}

import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import type { Column } from '../../components/record-table/column';
import { RecordTable } from '../../components/record-table/record-table';
import { RowHead } from '../../components/record-table/row-head';
import { StatusFilter } from '../../components/status-filter';
import { useTotal } from '../../components/use-total';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatDateTime } from '../../lib/format';
import type { ApiToken, NewApiToken } from './api';
import { tokenSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { placeSentences } from '../../lib/place-sentences';
import { MadeToken } from './made-token';
import { RevokeToken } from './revoke-token';
import { TokenForm } from './token-form';

const TONES: Record<ApiToken['status'], StatusTone> = { active: 'good', expired: 'aside', revoked: 'aside' };

const COLUMNS: [Column<ApiToken>, ...Column<ApiToken>[]] = [
  { label: t.name, show: (token) => <TokenHead token={token} />, sort: { field: 'name', first: 'ASC' } },
  { label: commonSentences.statusHead, width: 120, show: (token) => <TokenStatus token={token} /> },
  {
    label: t.lastUse,
    width: 190,
    from: 860,
    show: ({ lastUsedAt }) => (lastUsedAt === null ? t.neverUsed : formatDateTime(lastUsedAt)),
  },
  {
    label: t.expires,
    width: 190,
    from: 1000,
    show: ({ expiresAt }) => formatDateTime(expiresAt),
    sort: { field: 'expiresAt', first: 'ASC' },
  },
];

export function TokenList() {
  const { data: active } = useTotal('tokens', { status: 'active' });
  const [made, setMade] = useState<NewApiToken | null>(null);
  return (
    <NewestList
      by="createdAt"
      // Programs use tokens without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader title={placeSentences.tokens} sentence={active === undefined ? null : t.say(active)} />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>
        {t.intro} <Link href="/api/docs">{t.documentation}</Link>
      </Typography>
      {made && <MadeToken made={made} onHide={() => setMade(null)} />}
      <TokenForm onMade={setMade} />
      <FilterBar>
        <StatusFilter label={t.filter} labels={t.status} />
      </FilterBar>
      <RecordTable<ApiToken>
        labels={t}
        columns={COLUMNS}
        actions={{ width: 110, show: (token) => <RevokeToken token={token} /> }}
      />
    </NewestList>
  );
}

function TokenStatus({ token: { status } }: { token: ApiToken }) {
  return <StatusLabel tone={TONES[status]} label={t.status[status]} />;
}

function TokenHead({ token }: { token: ApiToken }) {
  const { name, scopes, expiresAt, lastUsedAt } = token;
  return (
    <RowHead
      compact={
        <>
          <TokenStatus token={token} />
          <span>{scopes.join(', ')}</span>
          <span>{t.expiresAt(formatDateTime(expiresAt))}</span>
          <span>{lastUsedAt === null ? t.neverUsed : t.lastUsedAt(formatDateTime(lastUsedAt))}</span>
        </>
      }
    >
      {name}
    </RowHead>
  );
}

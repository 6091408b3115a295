import { Button, Typography } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import type { Act } from './api';
import { auditSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { AUDIT_COLUMNS } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { ExportButton } from './export-button';
import { LogTabs } from './log-tabs';

export function AuditList() {
  const refresh = useRefresh();

  return (
    <ListBase
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      // Acts arrive without any action in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={t.tab}>
        <Button variant="outlined" onClick={refresh}>
          {commonSentences.refresh}
        </Button>
        <ExportButton />
      </PageHeader>
      <LogTabs />
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <AuditFilters />
      <RecordTable<Act> labels={t} columns={AUDIT_COLUMNS} />
    </ListBase>
  );
}

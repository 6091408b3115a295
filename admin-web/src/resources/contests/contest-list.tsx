import { Button } from '@mui/material';
import { ListBase, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { CopyButton } from './acts/copy-button';
import { CONTEST_COLUMNS } from './contest-columns';

export function ContestList() {
  const createPath = useCreatePath();

  return (
    <ListBase
      sort={{ field: 'announceAt', order: 'DESC' }}
      perPage={25}
      // The current contest depends on the dates of the others and on time.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={t.tab}>
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource: 'contests', type: 'create' })}
        >
          {t.create}
        </Button>
      </PageHeader>
      <RecordTable<Contest>
        labels={t}
        columns={CONTEST_COLUMNS}
        actions={{ width: 92, show: (contest) => <CopyButton contest={contest} /> }}
      />
    </ListBase>
  );
}

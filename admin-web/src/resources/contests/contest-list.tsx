import { Button } from '@mui/material';
import { ListBase, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import type { Contest } from '../../records';
import { translations } from '../../translations';
import { ContestRow } from './contest-row';

const t = translations.contests;

export function ContestList() {
  const createPath = useCreatePath();

  return (
    <ListBase
      sort={{ field: 'announceAt', order: 'DESC' }}
      perPage={25}
      // The current contest depends on the dates of the others and on time.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={translations.tabs.contests}>
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource: 'contests', type: 'create' })}
        >
          {t.create}
        </Button>
      </PageHeader>
      <RecordList<Contest> labels={t} row={(contest) => <ContestRow contest={contest} />} />
    </ListBase>
  );
}

import { Button } from '@mui/material';
import { ListBase, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import type { Contest } from '../../records';
import { sentences } from '../../sentences';
import { ContestRow } from './contest-row';

const words = sentences.contests;

export function ContestList() {
  const createPath = useCreatePath();

  return (
    <ListBase
      sort={{ field: 'announceAt', order: 'DESC' }}
      perPage={25}
      // Which one the site shows changes with the dates of the others, and with time.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={sentences.tabs.contests}>
        <Button
          variant="contained"
          component={Link}
          to={createPath({ resource: 'contests', type: 'create' })}
        >
          {words.create}
        </Button>
      </PageHeader>
      <RecordList<Contest> words={words} row={(contest) => <ContestRow contest={contest} />} />
    </ListBase>
  );
}

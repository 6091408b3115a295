import { consoleLanguage } from '../../lib/language';
import { Button } from '@mui/material';
import { useAllContests } from '../../components/use-all-contests';
import { useCreatePath } from '../../components/use-create-path';
import { Link } from 'react-router';
import { NewestList } from '../../components/newest-list';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { CopyButton } from './acts/copy-button';
import { CONTEST_COLUMNS } from './contest-columns';

// The word is longer in Malayalam.
const COPY_PX = consoleLanguage() === 'ml' ? 148 : 92;

export function ContestList() {
  const createPath = useCreatePath();
  const { data: contests } = useAllContests();

  return (
    <NewestList
      by="announceAt"
      // The current contest depends on the dates of the others and on time.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader title={t.back} sentence={contests ? t.say.all(contests.length) : null}>
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
        actions={{ width: COPY_PX, show: (contest) => <CopyButton contest={contest} /> }}
      />
    </NewestList>
  );
}

import { Box, Button } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { PeriodFilter } from '../../components/period-filter';
import { pollWhile } from '../../components/poll-while';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import type { Email } from '../../records';
import { sentences } from '../../sentences';
import { EmailRow } from './email-row';
import { isOnItsWay } from './is-on-its-way';
import { TestEmailButton } from './test-email-button';

const words = sentences.emails;
// To the queue, what is kept is sent.
const { kept: _, ...states } = words.status;
const filterLabels = { ...states, sent: words.sentOrKept };

const pollWhileUnsent = pollWhile<Email>(isOnItsWay);

export function EmailList() {
  const refresh = useRefresh();

  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      // Mails come and go without anything done in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0, refetchInterval: pollWhileUnsent }}
    >
      <PageHeader title={sentences.tabs.emails}>
        <Button variant="outlined" onClick={refresh}>
          {sentences.refresh}
        </Button>
        <TestEmailButton />
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <StatusFilter label={words.filter} labels={filterLabels} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PeriodFilter fromLabel={words.from} untilLabel={words.until} />
          <SearchField hint={words.searchHint} />
        </Box>
      </Box>
      <RecordList<Email> words={words} row={(email) => <EmailRow email={email} />} />
    </ListBase>
  );
}

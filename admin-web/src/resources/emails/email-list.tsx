import { Box, Button } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { PeriodFilter } from '../../components/period-filter';
import { pollWhile } from '../../lib/poll-while';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import type { Email } from '../../records';
import { translations } from '../../translations';
import { EmailRow } from './email-row';
import { isOnItsWay } from './is-on-its-way';
import { TestEmailButton } from './test-email-button';

const t = translations.emails;
// The server counts a kept email as sent.
const { kept: _, ...states } = t.status;
const filterLabels = { ...states, sent: t.sentOrKept };

const pollWhileUnsent = pollWhile<Email>(isOnItsWay);

export function EmailList() {
  const refresh = useRefresh();

  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      // Emails arrive and change without any action in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0, refetchInterval: pollWhileUnsent }}
    >
      <PageHeader title={translations.tabs.emails}>
        <Button variant="outlined" onClick={refresh}>
          {translations.refresh}
        </Button>
        <TestEmailButton />
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <StatusFilter label={t.filter} labels={filterLabels} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PeriodFilter fromLabel={t.from} untilLabel={t.until} />
          <SearchField hint={t.searchHint} />
        </Box>
      </Box>
      <RecordList<Email> labels={t} row={(email) => <EmailRow email={email} />} />
    </ListBase>
  );
}

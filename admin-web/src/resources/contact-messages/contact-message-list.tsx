import { Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { NewestList } from '../../components/newest-list';
import { FilterBar } from '../../components/filter-bar';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import type { ContactMessage } from './api';
import { messageSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { CONTACT_MESSAGE_COLUMNS } from './contact-message-columns';

export function ContactMessageList() {
  const refresh = useRefresh();

  return (
    <NewestList
      by="createdAt"
      // Messages arrive without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader title={t.tab}>
        <Button variant="outlined" onClick={refresh}>
          {commonSentences.refresh}
        </Button>
      </PageHeader>
      <FilterBar>
        <StatusFilter label={t.filter} labels={t.status} />
        <SearchField hint={t.searchHint} />
      </FilterBar>
      <RecordTable<ContactMessage> labels={t} columns={CONTACT_MESSAGE_COLUMNS} />
    </NewestList>
  );
}

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
import { useWaiting } from '../../waiting/use-waiting';
import { commonSentences } from '../../lib/sentences';
import { placeSentences } from '../../lib/place-sentences';
import { CONTACT_MESSAGE_COLUMNS } from './contact-message-columns';

export function ContactMessageList() {
  const refresh = useRefresh();
  const unread = useWaiting().counts.messages;

  return (
    <NewestList
      by="createdAt"
      // Messages arrive without any action in this tab.
      queryOptions={{ staleTime: 0 }}
    >
      <PageHeader
        title={placeSentences.messages}
        sentence={unread === undefined ? null : unread > 0 ? t.say.unread(unread) : t.say.none}
      >
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

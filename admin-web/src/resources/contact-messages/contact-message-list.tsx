import { Box, Button } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import type { ContactMessage } from '../../records';
import { translations } from '../../translations';
import { ContactMessageRow } from './contact-message-row';

const t = translations.contactMessages;

export function ContactMessageList() {
  const refresh = useRefresh();

  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      // Messages arrive without any action in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={translations.tabs.messages}>
        <Button variant="outlined" onClick={refresh}>
          {translations.refresh}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <StatusFilter label={t.filter} labels={t.status} />
        <SearchField hint={t.searchHint} />
      </Box>
      <RecordList<ContactMessage> labels={t} row={(message) => <ContactMessageRow message={message} />} />
    </ListBase>
  );
}

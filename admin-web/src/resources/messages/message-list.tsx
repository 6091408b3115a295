import { Box, Button } from '@mui/material';
import { ListBase, useRefresh } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import type { Message } from '../../records';
import { sentences } from '../../sentences';
import { MessageRow } from './message-row';

const words = sentences.messages;

export function MessageList() {
  const refresh = useRefresh();

  return (
    <ListBase
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      // Messages come without anything done in this tab.
      queryOptions={{ onError: () => {}, staleTime: 0 }}
    >
      <PageHeader title={sentences.tabs.messages}>
        <Button variant="outlined" onClick={refresh}>
          {sentences.refresh}
        </Button>
      </PageHeader>
      <Box sx={{ mb: 2 }}>
        <SearchField hint={words.searchHint} />
      </Box>
      <RecordList<Message> words={words} row={(message) => <MessageRow message={message} />} />
    </ListBase>
  );
}

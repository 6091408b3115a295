import { Box } from '@mui/material';
import { ListBase } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import type { Entry } from '../../records';
import { sentences } from '../../sentences';
import { EntryRow } from './entry-row';
import { EntryStatusFilter } from './entry-status-filter';

const words = sentences.entries;

export function EntryList() {
  return (
    <ListBase
      sort={{ field: 'submittedAt', order: 'DESC' }}
      perPage={25}
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader title={sentences.tabs.entries} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <EntryStatusFilter />
        <SearchField hint={words.searchHint} />
      </Box>
      <RecordList<Entry> words={words} row={(entry) => <EntryRow entry={entry} />} />
    </ListBase>
  );
}

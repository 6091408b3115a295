import { Box, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterBar } from '../../components/filter-bar';
import { NewestList } from '../../components/newest-list';
import { RecordTable } from '../../components/record-table/record-table';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import type { ContactMessage } from './api';
import { CONTACT_MESSAGE_COLUMNS } from './contact-message-columns';
import { messageSentences as t } from './sentences';

const MINUTE_MS = 60_000;

/** Messages arrive without any action in this tab. React Query asks nothing while the tab is hidden. */
const QUERY = { staleTime: 0, refetchInterval: MINUTE_MS };

/** The messages beside the one that is open, on a screen with room for both. On any other, the children alone. */
export function MessagePanes({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (!useAreBeside()) return children;
  return (
    <Box sx={panesSx}>
      <Messages isBesideOpen={isOpen} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

export const useAreBeside = () => useMediaQuery('(min-width: 1340px)', { noSsr: true });

/** The list of messages. Beside an open one, the address is that of the message, and does not keep the choices of the list. */
export function Messages({ isBesideOpen = false }: { isBesideOpen?: boolean }) {
  return (
    <NewestList
      by="createdAt"
      queryOptions={QUERY}
      resource="messages"
      disableSyncWithLocation={isBesideOpen}
    >
      <div>
        <FilterBar>
          <StatusFilter label={t.filter} labels={t.status} />
          <SearchField hint={t.searchHint} />
        </FilterBar>
        <RecordTable<ContactMessage> labels={t} columns={CONTACT_MESSAGE_COLUMNS} />
      </div>
    </NewestList>
  );
}

/** The list is narrow enough to be compact. */
const panesSx = {
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
};

import { Box, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { RestoreScrollPosition } from 'react-admin';
import { BackLink } from '../../components/back-link';
import { FilterBar } from '../../components/filter-bar';
import { NewestList } from '../../components/newest-list';
import { PageHeader } from '../../components/page-header';
import { RecordTable } from '../../components/record-table/record-table';
import { SearchField } from '../../components/search-field';
import { StatusFilter } from '../../components/status-filter';
import { placeSentences } from '../../lib/place-sentences';
import { useWaiting } from '../../waiting/use-waiting';
import type { ContactMessage } from './api';
import { CONTACT_MESSAGE_COLUMNS } from './contact-message-columns';
import { OpenMessage } from './open-message';
import { messageSentences as t } from './sentences';
import { useOpenMessage } from './use-open-message';

const MINUTE_MS = 60_000;

/**
 * The messages, and the open one: beside them on a screen with room for both, in their place on any other. It is the page of the list
 * and of each message, so that the list keeps its choices.
 */
export function Inbox() {
  const id = useOpenMessage();
  const areBeside = useMediaQuery('(min-width: 1340px)', { noSsr: true });
  // A visit that begins with a message begins at the top of the page, so that message takes no focus.
  const [first] = useState(id);
  const [hasChosen, setChosen] = useState(false);
  if (id !== first && !hasChosen) setChosen(true);
  const open = id !== undefined && <OpenMessage id={id} takesFocus={hasChosen} />;
  // Messages arrive without any action in this tab.
  const query = { staleTime: 0, refetchInterval: MINUTE_MS, enabled: areBeside || !open };
  return (
    <NewestList by="createdAt" queryOptions={query} resource="messages">
      {areBeside ? (
        <>
          <Header />
          <Box sx={panesSx}>
            <Messages />
            <Box sx={{ minWidth: 0 }}>
              {open || <Typography sx={{ color: 'text.secondary' }}>{t.choose}</Typography>}
            </Box>
          </Box>
        </>
      ) : open ? (
        <>
          <BackLink resource="messages">{t.back}</BackLink>
          {open}
        </>
      ) : (
        <RestoreScrollPosition storeKey="inbox.scroll">
          <Header />
          <Messages />
        </RestoreScrollPosition>
      )}
    </NewestList>
  );
}

/** The number of Home and of the menu: the owner can always read all messages, but some need no answer. */
function Header() {
  const unread = useWaiting().counts.messages;
  return (
    <PageHeader title={placeSentences.messages} sentence={unread === undefined ? null : sentenceOf(unread)} />
  );
}

const sentenceOf = (unread: number) => (unread > 0 ? t.say.unread(unread) : t.say.none);

function Messages() {
  return (
    <div>
      <FilterBar>
        <StatusFilter label={t.filter} labels={t.status} />
        <SearchField hint={t.searchHint} />
      </FilterBar>
      <RecordTable<ContactMessage> labels={t} columns={CONTACT_MESSAGE_COLUMNS} />
    </div>
  );
}

/** The list is narrow enough to be compact. */
const panesSx = {
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 5,
};

import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import { PageHeader } from '../../components/page-header';
import { RecordList } from '../../components/record-list';
import { SearchField } from '../../components/search-field';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { SelectionBar } from './bulk/selection-bar';
import { DateFilter } from './date-filter';
import { EntryRow } from './entry-row';
import { EntryStatusFilter } from './entry-status-filter';
import { ExportButton } from './export-button';
import { ShortcutsHelp } from './shortcuts/shortcuts-help';
import { useQueueKeys } from './shortcuts/use-queue-keys';
import { useReloadEntries } from './use-reload-entries';

const t = translations.entries;

export function EntryList() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const queue = useQueueKeys(() => setHelpOpen(true));
  const reloadEntries = useReloadEntries();

  return (
    <ListBase
      sort={{ field: 'submittedAt', order: 'DESC' }}
      perPage={25}
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader title={translations.tabs.entries}>
        {/* Phones have no keyboard. */}
        <Button
          variant="outlined"
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          onClick={() => setHelpOpen(true)}
        >
          {t.shortcuts.title}
        </Button>
        <ExportButton />
        <Button variant="outlined" onClick={() => void reloadEntries()}>
          {translations.refresh}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 1.5, md: 2 }, mb: 1 }}>
        {/* In its own row, so that late counts do not move the other filters. */}
        <Box sx={{ mr: 'auto', width: { xs: '100%', lg: 'auto' } }}>
          <EntryStatusFilter />
        </Box>
        <DateFilter />
        <SearchField hint={t.searchHint} />
      </Box>
      <Box ref={queue} sx={queueSx}>
        <SelectionBar />
        <RecordList<Entry> labels={t} row={(entry) => <EntryRow entry={entry} />} />
      </Box>
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </ListBase>
  );
}

// Scrolls a focused element out from under the two sticky bars.
const queueSx = {
  '& li, & li :is(a, button, input)': { scrollMarginTop: 'calc(var(--top-bar, 0px) + 72px)' },
};

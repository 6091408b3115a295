import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { PageHeader } from '../../../components/page-header';
import { RecordList } from '../../../components/record-list';
import { SearchField } from '../../../components/search-field';
import { StatusFilter } from '../../../components/status-filter';
import { useMay } from '../../../components/use-may';
import { ViewsMeaning } from '../../../components/views-meaning';
import { useIsPhone } from '../../../components/use-is-phone';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { shortcutSentences } from '../shortcuts/sentences';
import { commonSentences } from '../../../lib/sentences';
import { placeSentences } from '../../../lib/place-sentences';
import { videoSentences } from '../video-sentences';
import { aiSentences } from '../ai/sentences';
import { EntryDialogs } from '../dialogs/entry-dialogs';
import { EntryListBase } from '../entry-list-base';
import { useReasonsOf } from '../moderation/use-reasons';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help';
import { LIST_SHORTCUTS } from '../shortcuts/keys';
import { useListKeys } from '../shortcuts/use-list-keys';
import { useReloadEntries } from '../use-reload-entries';
import { AiFilter } from './ai-filter';
import { AskProofs } from './ask-proofs';
import { DateFilter } from './date-filter';
import { Deletions } from './deletions';
import { EntryRow } from './entry-row';
import { ExportButton } from './export-button';
import { ListHead } from './list-head';
import { ReviewPending } from './review-pending';
import { listSx } from './row-styles';
import { TaskFilter } from './task-filter';
import { useStatusCounts } from './use-status-counts';
import { ViewsAge } from './views-age';

export function EntryList() {
  return (
    <EntryListBase>
      <EntryDialogs>
        <ListPage />
      </EntryDialogs>
    </EntryListBase>
  );
}

function ListPage() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const list = useListKeys(() => setHelpOpen(true));
  const reloadEntries = useReloadEntries();
  const isPhone = useIsPhone();
  const mayExport = useMay('site.manage');
  const counts = useStatusCounts();
  const { data = [] } = useListContext<Entry>();
  useReasonsOf(data.map(({ contestId }) => contestId));

  return (
    <Box ref={list}>
      <PageHeader title={placeSentences.entries} sentence={counts && sentenceOf(counts)}>
        {!isPhone && <ReviewPending />}
      </PageHeader>
      <AskProofs place={list} />
      <Box sx={filtersSx}>
        <StatusFilter label={t.filter} labels={t.status} counts={counts} />
        <Box sx={{ flex: { xs: '1 1 200px', sm: 'none' } }}>
          <SearchField hint={t.searchHint} />
        </Box>
        <TaskFilter
          label={videoSentences.filter}
          filter="isVideoBroken"
          count={counts?.videoBroken}
          isUrgent
        />
        <TaskFilter label={aiSentences.doubtfulFilter} filter="isAiDoubtful" count={counts?.aiDoubtful} />
        <AiFilter />
        <DateFilter />
        <TaskFilter label={t.thread.filter} filter="isUnanswered" count={counts?.unanswered} />
      </Box>
      <Box sx={quietSx}>
        <Deletions place={list} />
        <ViewsMeaning />
        <ViewsAge />
        {/* Phones have no keyboard. */}
        <Button sx={{ display: { xs: 'none', md: 'inline-flex' } }} onClick={() => setHelpOpen(true)}>
          {shortcutSentences.title}
        </Button>
        {mayExport && <ExportButton />}
        <Button onClick={() => void reloadEntries()}>{commonSentences.refresh}</Button>
      </Box>
      <Box sx={listSx}>
        <ListHead />
        <RecordList<Entry> labels={t} row={(entry) => <EntryRow entry={entry} />} />
      </Box>
      {isPhone && <ReviewPending isBar />}
      <ShortcutsHelp shortcuts={LIST_SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

const quietSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& > details': { mr: 'auto' },
};

const filtersSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 };

function sentenceOf({ pending, total }: NonNullable<ReturnType<typeof useStatusCounts>>): string {
  if (pending > 0) return t.say.waiting(pending);
  return total === 0 ? t.say.none : t.say.decided(total);
}

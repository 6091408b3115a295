import { Box } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type MenuAction, MoreMenu } from '../../../components/more-menu';
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
import { EntryDialogs } from '../dialogs/entry-dialogs';
import { EntryListBase } from '../entry-list-base';
import { useReasonsOf } from '../moderation/use-reasons';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help';
import { LIST_SHORTCUTS } from '../shortcuts/keys';
import { useListKeys } from '../shortcuts/use-list-keys';
import { useReloadEntries } from '../use-reload-entries';
import { ProofsNote, useAskProofs } from './ask-proofs';
import { Deletions } from './deletions';
import { EntryRow } from './entry-row';
import { Filters } from './filters';
import { ListHead } from './list-head';
import { ReviewPending } from './review-pending';
import { listSx } from './row-styles';
import { useExport } from './use-export';
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
  const isPhone = useIsPhone();
  const counts = useStatusCounts();
  const { data = [] } = useListContext<Entry>();
  const menu = <ListMenu onHelp={() => setHelpOpen(true)} />;
  useReasonsOf(data.map(({ contestId }) => contestId));

  return (
    <Box ref={list}>
      <PageHeader title={placeSentences.entries} sentence={counts && sentenceOf(counts)}>
        {isPhone ? menu : <ReviewPending />}
      </PageHeader>
      <Filters
        before={
          <>
            <StatusFilter label={t.filter} labels={t.status} counts={counts} />
            <Box sx={{ flex: { xs: '1 1 190px', sm: 'none' } }}>
              <SearchField hint={t.searchHint} />
            </Box>
          </>
        }
        after={!isPhone && menu}
      />
      <Box sx={listSx}>
        <ListHead />
        <RecordList<Entry> labels={t} row={(entry) => <EntryRow entry={entry} />} />
      </Box>
      <Box sx={footSx}>
        <ProofsNote />
        <Deletions place={list} />
        <ViewsMeaning />
        <ViewsAge />
      </Box>
      {isPhone && <ReviewPending isBar />}
      <ShortcutsHelp shortcuts={LIST_SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

/** What is done with the whole list, and seldom. */
function ListMenu({ onHelp }: { onHelp: () => void }) {
  const isPhone = useIsPhone();
  const proofs = useAskProofs();
  const exporting = useExport();
  const mayExport = useMay('site.manage');
  const reloadEntries = useReloadEntries();
  const actions: MenuAction[] = [
    ...proofs.actions,
    { label: commonSentences.refresh, onClick: () => void reloadEntries() },
    ...(mayExport
      ? [{ label: t.exportCsv, isDisabled: exporting.isPending, onClick: () => exporting.mutate() }]
      : []),
    // Phones have no keyboard.
    ...(isPhone ? [] : [{ label: shortcutSentences.title, onClick: onHelp }]),
  ];
  return (
    <>
      <MoreMenu label={t.moreForList} actions={actions} />
      {proofs.question}
    </>
  );
}

/** Below the list: what is said of it, and seldom needed. */
const footSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 1,
  '& > details': { mr: 'auto' },
};

function sentenceOf({ pending, total }: NonNullable<ReturnType<typeof useStatusCounts>>): string {
  if (pending > 0) return t.say.waiting(pending);
  return total === 0 ? t.say.none : t.say.decided(total);
}

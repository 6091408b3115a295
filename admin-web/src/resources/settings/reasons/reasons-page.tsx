import { Typography } from '@mui/material';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRecordToEdit } from '../../../components/use-record-to-edit';
import { placeSentences } from '../../../lib/place-sentences';
import type { ReasonLists } from '../../entries/api';
import { reasonSentences as t } from './sentences';
import { ReasonsForm } from './reasons-form';

/** The reasons that moderators can give for a decision, in both languages. */
export function ReasonsPage() {
  const query = useRecordToEdit<ReasonLists>('moderation-reasons', 'all');

  return (
    <>
      <BackLink resource="technical">{placeSentences.technical}</BackLink>
      <PageHeader title={t.title} sentence={query.data ? t.say(offeredIn(query.data)) : null} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(record) => <ReasonsForm record={record} />}
      </Loaded>
    </>
  );
}

/** How many reasons moderators can choose. */
function offeredIn({ reject, disapprove }: ReasonLists): number {
  return [...reject, ...disapprove].filter(({ isArchived }) => !isArchived).length;
}

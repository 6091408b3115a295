import { Typography } from '@mui/material';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRecordToEdit } from '../../../components/use-record-to-edit';
import type { ReasonLists } from '../../entries/api';
import { reasonSentences as t } from './sentences';
import { settingsSentences } from '../sentences';
import { ReasonsForm } from './reasons-form';

/** The reasons that moderators can give for a decision, in both languages. */
export function ReasonsPage() {
  const query = useRecordToEdit<ReasonLists>('moderation-reasons', 'all');

  return (
    <>
      <BackLink resource="settings">{settingsSentences.tab}</BackLink>
      <PageHeader title={t.title} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(record) => <ReasonsForm record={record} />}
      </Loaded>
    </>
  );
}

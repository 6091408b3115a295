import { Typography } from '@mui/material';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRecordToEdit } from '../../../components/use-record-to-edit';
import type { ReasonLists } from '../../../records';
import { translations } from '../../../lib/sentences';
import { ReasonsForm } from './reasons-form';

const t = translations.reasons;

/** The reasons that moderators can give for a decision, in both languages. */
export function ReasonsPage() {
  const query = useRecordToEdit<ReasonLists>('moderation-reasons', 'all');

  return (
    <>
      <BackLink resource="settings">{translations.tabs.settings}</BackLink>
      <PageHeader title={t.title} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {(record) => <ReasonsForm record={record} />}
      </Loaded>
    </>
  );
}

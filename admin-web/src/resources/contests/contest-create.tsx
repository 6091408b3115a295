import { Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { useCreatePath } from '../../components/use-create-path';
import { useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link';
import { useSaveRecord } from '../../components/form/use-save-record';
import { PageHeader } from '../../components/page-header';
import { allContestsPath } from '../../chosen-contest/all-contests-path';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { newDraft, toDetails, toDraft, type ContestDraft } from './contest-draft';
import { ContestForm } from './contest-form';

export function ContestCreate() {
  const saveRecord = useSaveRecord<Contest>('contests');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();

  async function save(draft: ContestDraft): Promise<ContestDraft> {
    const contest = await saveRecord(toDetails(draft));
    notify(t.created, { type: 'success' });
    void navigate(createPath({ resource: 'contests', type: 'edit', id: contest.id }));
    return toDraft(contest);
  }

  return (
    <>
      <BackLink resource="contests" to={allContestsPath(createPath)}>
        {t.back}
      </BackLink>
      <PageHeader title={t.createHeading} />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t.createHint}</Typography>
      <ContestForm label={t.createHeading} draft={newDraft} save={save} />
    </>
  );
}

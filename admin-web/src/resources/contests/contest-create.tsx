import { Typography } from '@mui/material';
import { useGetList, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCreatePath } from '../../components/use-create-path';
import { useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link';
import { useSaveRecord } from '../../components/form/use-save-record';
import { Loading } from '../../components/loading';
import { PageHeader } from '../../components/page-header';
import { allContestsPath } from '../../chosen-contest/all-contests-path';
import type { Song } from '../songs/api';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';
import { newDraft, toDetails, toDraft, type ContestDraft } from './contest-draft';
import { ContestForm } from './contest-form';

export function ContestCreate() {
  const saveRecord = useSaveRecord<Contest>('contests');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isPending, only } = useOnlySong();

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
      {isPending ? (
        <>
          <PageHeader title={t.createHeading} sentence={null} />
          <Loading />
        </>
      ) : (
        <ContestForm
          label={t.createHeading}
          draft={{ ...newDraft(), ...only }}
          save={save}
          header={<CreateHeader />}
        />
      )}
    </>
  );
}

/** Says what the form needs, until it has it. */
function CreateHeader() {
  const isNamed = (useWatch({ name: 'title' }) as string).trim() !== '';
  return (
    <>
      <PageHeader title={t.createHeading} sentence={isNamed ? t.say.named : t.say.create} />
      <Typography sx={{ color: 'text.secondary' }}>{t.createHint}</Typography>
    </>
  );
}

/** The titles of the song of a site that has one alone. A form whose songs did not load begins without. */
function useOnlySong(): { isPending: boolean; only: Partial<ContestDraft> } {
  const { data, total, isPending } = useGetList<Song>('songs', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  const [song] = data ?? [];
  if (!song || total !== 1) return { isPending, only: {} };
  return { isPending, only: { songTitle: song.title, songTitleMalayalam: song.titleMalayalam ?? '' } };
}

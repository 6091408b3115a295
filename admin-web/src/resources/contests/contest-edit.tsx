import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { StatusLabel } from '../../components/status-label';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Contest, ContestDetails } from '../../records';
import { translations } from '../../translations';
import { toDraft } from './contest-draft';
import { ContestForm } from './contest-form';

const t = translations.contests;

export function ContestEdit() {
  const { id = '' } = useParams();
  const contest = useRecordToEdit<Contest>('contests', id);

  return (
    <>
      <BackLink resource="contests">{t.back}</BackLink>
      <Loaded query={contest} failure={t.loadFailed}>
        {(record) => <Editor contest={record} />}
      </Loaded>
    </>
  );
}

function Editor({ contest }: { contest: Contest }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();

  async function save(data: ContestDetails): Promise<Contest> {
    const { data: saved } = await dataProvider.update<Contest>('contests', {
      id: contest.id,
      data,
      previousData: contest,
    });
    void queryClient.invalidateQueries({ queryKey: ['contests'] });
    notify(t.saved, { type: 'success' });
    return saved;
  }

  return (
    <>
      <PageHeader title={contest.title}>
        {contest.isCurrent && <StatusLabel tone="good" label={t.current} />}
      </PageHeader>
      <ContestForm key={contest.id} label={contest.title} initial={toDraft(contest)} save={save} />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { BackLink } from '../../components/back-link';
import { PageHeader } from '../../components/page-header';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Contest, ContestDetails } from '../../records';
import { translations } from '../../translations';
import { newDraft } from './contest-draft';
import { ContestForm } from './contest-form';

const t = translations.contests;

export function ContestCreate() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const notify = useNotify();

  async function save(data: ContestDetails): Promise<Contest> {
    const { data: contest } = await dataProvider.create<Contest>('contests', { data });
    void queryClient.invalidateQueries({ queryKey: ['contests'] });
    notify(t.created, { type: 'success' });
    void navigate(createPath({ resource: 'contests', type: 'edit', id: contest.id }));
    return contest;
  }

  return (
    <>
      <BackLink resource="contests">{t.back}</BackLink>
      <PageHeader title={t.createHeading} />
      <ContestForm label={t.createHeading} initial={newDraft} save={save} />
    </>
  );
}

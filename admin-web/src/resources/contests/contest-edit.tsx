import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { useSaveRecord } from '../../components/form/use-save-record';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { StatusLabel } from '../../components/status-label';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import type { Contest } from '../../records';
import { translations } from '../../translations';
import { toDetails, toDraft, type ContestDraft } from './contest-draft';
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
  const saveRecord = useSaveRecord<Contest>('contests');
  const notify = useNotify();

  async function save(draft: ContestDraft): Promise<ContestDraft> {
    const stored = await saveRecord(toDetails(draft), contest);
    notify(t.saved, { type: 'success' });
    return toDraft(stored);
  }

  return (
    <>
      <PageHeader title={contest.title}>
        {contest.isCurrent && <StatusLabel tone="good" label={t.current} />}
      </PageHeader>
      <ContestForm key={contest.id} label={contest.title} draft={toDraft(contest)} save={save} />
    </>
  );
}

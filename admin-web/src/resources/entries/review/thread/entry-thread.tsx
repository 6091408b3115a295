import { Button } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Loaded } from '../../../../components/loaded';
import { Toast } from '../../../../components/toast';
import { useRequests } from '../../../../data-provider/use-requests';
import { reasonOf } from '../../../../lib/reason-of';
import { threadRequests, type Entry, type ThreadMessage } from '../../api';
import { entrySentences } from '../../sentences';
import { useReloadEntries } from '../../use-reload-entries';
import { ReviewSection } from '../review-section';
import { AnswerForm } from './answer-form';
import { ThreadList } from './thread-list';

const t = entrySentences.thread;

/** What the entrant and the moderators have written to each other. */
export function EntryThread({ entry: { id, language } }: { entry: Entry }) {
  const requests = useRequests(threadRequests);
  const queryClient = useQueryClient();
  const reloadEntries = useReloadEntries();
  const notify = useNotify();
  const queryKey = ['entries', 'thread', id];
  const query = useQuery({
    queryKey,
    queryFn: () => requests.listThread(id),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const show = (messages: ThreadMessage[]) => {
    queryClient.setQueryData(queryKey, messages);
    void reloadEntries();
  };
  const settling = useMutation({
    mutationFn: (last: string) => requests.settleMessages(id, last),
    onSuccess: show,
    onError: (error) => notify(<Toast title={t.settleFailed} text={reasonOf(error)} />, { type: 'error' }),
  });
  const unanswered = query.data?.findLast(({ from, isSettled }) => from === 'entrant' && !isSettled);

  return (
    <ReviewSection title={t.title} hint={t.hint}>
      <Loaded query={query} failure={t.loadFailed}>
        {(messages) => <ThreadList messages={messages} />}
      </Loaded>
      {unanswered && (
        <Button onClick={() => settling.mutate(unanswered.id)} sx={{ ml: -1 }}>
          {t.settle}
        </Button>
      )}
      <AnswerForm
        id={id}
        language={language}
        seen={query.data?.at(-1)?.id ?? null}
        onSent={show}
        onStale={() => void query.refetch()}
      />
    </ReviewSection>
  );
}

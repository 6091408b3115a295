import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Loaded } from '../../../../components/loaded';
import { Toast } from '../../../../components/toast';
import { useRequests } from '../../../../data-provider/use-requests';
import { reasonOf } from '../../../../lib/reason-of';
import { UnsentNote } from '../../../../mail-server/unsent-note';
import { useUnsent } from '../../../../mail-server/use-unsent';
import { type Entry, type ThreadMessage, threadRequests } from '../../api';
import { entrySentences } from '../../sentences';
import { useReloadEntries } from '../../use-reload-entries';
import { ReviewSection } from '../review-section';
import { AnswerForm } from './answer-form';
import { formatDateTime } from '../../../../lib/format';

const t = entrySentences.thread;

/** The messages between the entrant and the moderators. */
export function EntryThread({ entry: { id, language, doEmailsComeBack } }: { entry: Entry }) {
  const requests = useRequests(threadRequests);
  const queryClient = useQueryClient();
  const reloadEntries = useReloadEntries();
  const notify = useNotify();
  const unsent = useUnsent();
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
    <ReviewSection title={t.title} hint={unsent ? <UnsentNote sentence={t.unsentHint} /> : t.hint}>
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
        isDead={doEmailsComeBack}
        seen={query.data?.at(-1)?.id ?? null}
        onSent={show}
        onStale={() => void query.refetch()}
      />
    </ReviewSection>
  );
}

/** Oldest first. */
function ThreadList({ messages }: { messages: ThreadMessage[] }) {
  if (messages.length === 0) return <Typography>{t.none}</Typography>;
  return (
    <Box component="ol" aria-label={t.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {messages.map(({ id, from, author, text, sentAt, isSettled }) => (
        <Box component="li" key={id} sx={from === 'team' ? { ...messageSx, ...answerSx } : messageSx}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t.by(author ?? t.from[from], formatDateTime(sentAt))}
            {from === 'team' && !isSettled && `, ${t.unseen}`}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  );
}

const messageSx = { my: 1.5, pl: 2, borderLeft: '3px solid var(--line)' };
const answerSx = { borderColor: 'var(--zari)' };

import { Box, Button, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { BusyButton } from '../../components/busy-button';
import { Labelled } from '../../components/labelled';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { languageName } from '../../lib/language-name';
import { formatDateTime } from '../../lib/format';
import { type ContactMessage, contactMessageRequests } from './api';
import { messageSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { AnswerForm } from './answer-form';
import { Answers } from './answers';
import { replyTo } from './reply-to';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReportError } from '../../components/form/use-report-error';
import { showStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';

interface Props {
  id: string;
  /** Whether its heading has the focus when it is there. */
  takesFocus: boolean;
}

export function OpenMessage({ id, takesFocus }: Props) {
  const query = useGetOne<ContactMessage>('messages', { id });
  return (
    <Loaded query={query} failure={t.loadFailed}>
      {(message) => <Message key={message.id} message={message} takesFocus={takesFocus} />}
    </Loaded>
  );
}

function Message({ message, takesFocus }: { message: ContactMessage; takesFocus: boolean }) {
  const { isPending, setRead } = useReadState(message);
  const isRead = message.readAt !== null;
  return (
    <>
      <PageHeader title={message.subject} takesFocus={takesFocus} />
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0, mb: 3 }}>
        <Labelled label={t.from}>{message.name}</Labelled>
        <Labelled label={t.email}>{message.email}</Labelled>
        <Labelled label={commonSentences.language}>{languageName(message.language)}</Labelled>
        <Labelled label={t.received}>{formatDateTime(message.createdAt)}</Labelled>
      </Box>
      <Typography sx={{ maxWidth: '66ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
      <Answers messageId={message.id} />
      <AnswerForm message={message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <BusyButton variant="outlined" isBusy={isPending} onClick={() => setRead(!isRead)}>
          {isRead ? t.markUnread : t.markRead}
        </BusyButton>
        <Button variant="outlined" href={replyTo(message)}>
          {t.reply}
        </Button>
      </Box>
    </>
  );
}

/** Marks a message as read when it is opened, and lets the owner mark it as unread. */
function useReadState({ id }: ContactMessage) {
  const requests = useRequests(contactMessageRequests);
  const queryClient = useQueryClient();
  const reportError = useReportError();

  const { mutate, isPending } = useMutation({
    mutationFn: (isRead: boolean) => requests.markMessageRead(id, isRead),
    onSuccess: (stored) =>
      showStored(queryClient, 'messages', [stored], ({ queryKey: [, name] }) => name === 'total'),
    onError: (error) => void reportError(error, t.markFailed),
  });

  // Whatever the cached record says: another tab may have marked the message as unread.
  useEffect(() => mutate(true), [id, mutate]);

  return { isPending, setRead: mutate };
}

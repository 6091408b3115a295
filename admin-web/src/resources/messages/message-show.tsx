import { Box, Button, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../components/back-link';
import { Labelled } from '../../components/labelled';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { formatDateTime } from '../../format';
import type { Message } from '../../records';
import { sentences } from '../../sentences';
import { replyTo } from './reply-to';

const words = sentences.messages;

export function MessageShow() {
  const { id = '' } = useParams();
  const query = useGetOne<Message>('messages', { id });

  return (
    <>
      <BackLink resource="messages">{words.back}</BackLink>
      <Loaded query={query} failure={words.loadFailed}>
        {(message) => <Letter message={message} />}
      </Loaded>
    </>
  );
}

function Letter({ message }: { message: Message }) {
  return (
    <>
      <PageHeader title={message.subject}>
        <Button variant="contained" href={replyTo(message)}>
          {words.reply}
        </Button>
      </PageHeader>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0, mb: 3 }}>
        <Labelled label={words.from}>{message.name}</Labelled>
        <Labelled label={words.email}>{message.email}</Labelled>
        <Labelled label={words.received}>{formatDateTime(message.createdAt)}</Labelled>
      </Box>
      <Typography sx={{ maxWidth: '66ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.message}
      </Typography>
    </>
  );
}

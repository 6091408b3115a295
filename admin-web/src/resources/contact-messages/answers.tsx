import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded';
import { useRequests } from '../../data-provider/use-requests';
import { contactMessageRequests } from './api';
import { formatDateTime } from '../../lib/format';
import { pauseBefore } from '../../lib/poll-while';
import { messageSentences as t } from './sentences';
import { AnswerDelivery } from './answer-delivery';
import { isUnderWay } from './is-under-way';

/** The answers to a contact message, oldest first, each with the delivery of its email. */
export function Answers({ messageId }: { messageId: string }) {
  const requests = useRequests(contactMessageRequests);
  const query = useQuery({
    queryKey: ['messages', 'answers', messageId],
    queryFn: () => requests.loadAnswers(messageId),
    refetchInterval: ({ state }) => pauseBefore(state.data?.filter(isUnderWay) ?? [], Date.now()),
  });

  return (
    <Loaded query={query} failure={t.answersFailed}>
      {(answers) =>
        answers.length > 0 && (
          <Box
            component="ol"
            aria-label={t.answers}
            sx={{ maxWidth: '66ch', m: 0, mt: 4, p: 0, listStyle: 'none' }}
          >
            {answers.map(({ id, text, createdAt, email }) => (
              <Box component="li" key={id} sx={{ mb: 2, pl: 2, borderLeft: '3px solid var(--zari)' }}>
                <Typography component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
                  {t.you(formatDateTime(createdAt))}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
                {email && <AnswerDelivery email={email} />}
              </Box>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}

import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded';
import { useRequests } from '../../data-provider/use-requests';
import { type Answer, contactMessageRequests } from './api';
import { formatDateTime } from '../../lib/format';
import { pauseBefore } from '../../lib/poll-while';
import { messageSentences as t } from './sentences';
import { isUnderWay } from './is-under-way';
import { useCreatePath } from '../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import { useMay } from '../../components/use-may';
import { lineLinkSx } from '../../lib/link-styles';
import { EmailStatus } from '../../components/email-status';

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

/** Where the email of an answer is, with a link to it. */
function AnswerDelivery({ email }: { email: NonNullable<Answer['email']> }) {
  const createPath = useCreatePath();
  const mayReadEmails = useMay('site.manage');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
      <EmailStatus email={email} />
      {mayReadEmails && (
        <Link
          component={RouterLink}
          to={createPath({ resource: 'emails', type: 'show', id: email.id })}
          sx={lineLinkSx}
        >
          {t.showEmail}
        </Link>
      )}
    </Box>
  );
}

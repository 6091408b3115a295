import type { Schemas } from '@paattu/api-client';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCreatePath } from '../../../components/use-create-path';
import { Link, useSearchParams } from 'react-router';
import { CONTEST } from '../../../chosen-contest/contest-of-address';
import { useContestOfBar } from '../../../chosen-contest/use-chosen-contest';
import { BackLink } from '../../../components/back-link';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRequests } from '../../../data-provider/use-requests';
import { translateEmail } from '../../../lib/server-translations';
import { emailTextRequests } from '../api';
import { textsPath } from '../../../components/texts-path';
import { emailTextSentences as t } from './sentences';
import { emailSentences } from '../sentences';
import { rulesSentences } from '../../contests/rules/sentences';

type EditableEmail = Schemas['EditableEmailDto'];

/** The emails whose texts the owner can replace: those of the chosen contest, and those of the site. */
export function TextsList() {
  const [search] = useSearchParams();
  const ofAddress = search.get(CONTEST);
  const { data: chosen, error } = useContestOfBar();
  // The texts need the id itself.
  const contestId = ofAddress ?? chosen?.id;
  const requests = useRequests(emailTextRequests);
  const query = useQuery({
    queryKey: ['email-texts', 'list', contestId],
    queryFn: () => requests.listEditableEmails(contestId),
    enabled: ofAddress !== null || chosen !== undefined || error !== null,
    staleTime: 0,
  });

  return (
    <>
      {ofAddress === null ? (
        <BackLink resource="emails">{emailSentences.back}</BackLink>
      ) : (
        <BackLink resource="contests" id={ofAddress}>
          {rulesSentences.backToContest}
        </BackLink>
      )}
      <PageHeader title={t.title} sentence={query.data ? t.say(ownIn(query.data.emails)) : null} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Loaded query={query} failure={t.loadFailed}>
        {({ contest, emails }) => (
          <>
            <Group
              title={contest ? t.ofContest(contest.title) : t.ofContests}
              emails={emails.filter(({ isOfContest }) => isOfContest)}
            />
            <Group title={t.ofSite} emails={emails.filter(({ isOfContest }) => !isOfContest)} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** How many emails have a text of the owner's. */
function ownIn(emails: EditableEmail[]): number {
  return emails.filter(({ replaced }) => replaced.length > 0).length;
}

function Group({ title, emails }: { title: string; emails: EditableEmail[] }) {
  const id = useId();
  const createPath = useCreatePath();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, maxWidth: 720 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {emails.length === 0 && <Typography>{t.chooseContest}</Typography>}
      <Box component="ul" sx={listSx}>
        {emails.map((email) => (
          <li key={email.id}>
            <Link to={`${textsPath(createPath)}/${email.id}`}>{translateEmail(email).label}</Link>
            <Typography component="span" color="text.secondary">
              {email.replaced.length === 0 ? t.usual : t.own(email.replaced)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 3,
    minHeight: 52,
    py: 0.5,
    borderTop: '1px solid var(--line)',
  },
  '& a': {
    display: 'inline-block',
    py: 1.25,
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a::first-letter': { textTransform: 'uppercase' },
  '& a:hover': { textDecoration: 'underline' },
};

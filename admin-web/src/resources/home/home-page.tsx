import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import { withContest } from '../../chosen-contest/contest-of-address';
import { useContestOfBar } from '../../chosen-contest/use-chosen-contest';
import { useListedContests } from '../../chosen-contest/use-listed-contests';
import { Icon, icons } from '../../components/icon';
import { LoadFailure } from '../../components/loaded';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import { useRequests } from '../../data-provider/use-requests';
import { FirstSteps } from '../../first-steps/first-steps';
import { formatContestDate } from '../../lib/format';
import { useWaiting } from '../../waiting/use-waiting';
import { analyticsRequests } from '../analytics/api';
import { analyticsSentences } from '../analytics/sentences';
import { contestRequests } from '../contests/api';
import { entrySentences } from '../entries/sentences';
import { settingsRequests } from '../settings/api';
import { songSentences } from '../songs/sentences';
import { nextDate } from './next-date';
import { homeSentences as t } from './sentences';

/** The first page of the console: what waits for the owner, the next date, and what a new site still needs. */
export function HomePage() {
  const waiting = useWaiting();
  const mayManage = useMay('site.manage');
  return (
    <>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{t.tab}</Typography>
      <Typography variant="h2" aria-live="polite" sx={{ maxWidth: '26em', mb: 2 }}>
        {sentenceOf(waiting.counts, waiting.error !== null)}
      </Typography>
      <OfContest />
      <DailyPages />
      {waiting.error !== null && (
        <LoadFailure title={t.loadFailed} error={waiting.error} onTryAgain={() => void waiting.refetch()} />
      )}
      <FirstSteps />
      <Waiting counts={waiting.counts} />
      <NextDate />
      {mayManage && (
        <Box sx={columnsSx}>
          <Week />
          <Email />
        </Box>
      )}
    </>
  );
}

/** Whose entries are counted, on a site where others may wait in another contest. */
function OfContest() {
  const { data: contest } = useContestOfBar();
  const { data: contests = [] } = useListedContests();
  if (!contest || contests.length < 2) return null;
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t.ofContest(contest.title)}
    </Typography>
  );
}

type Counts = ReturnType<typeof useWaiting>['counts'];

/** Names only what has loaded. The message below says what has not. */
function sentenceOf({ entries, votes, messages, emails }: Counts, hasFailed: boolean): string {
  const parts = [
    // An entry that waits for several reasons is in several rows, and counts once.
    [entries?.waiting ?? 0, t.entries],
    [entries?.revised ?? 0, t.changes],
    [votes, t.votes],
    [messages ?? 0, t.messages],
    [emails ?? 0, t.unsent],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  if (said.length > 0) {
    const sum = said.reduce((all, [count]) => all + count, 0);
    return t.wait(
      said.map(([count, words]) => words(count)),
      sum,
    );
  }
  if (hasFailed) return t.loadFailed;
  return entries && messages !== undefined && emails !== undefined ? t.nothing : t.loading;
}

/** The three pages that the week needs, by their names. */
function DailyPages() {
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const pages = [
    ['entries', entrySentences.tab],
    ...(mayManage
      ? [
          ['analytics', analyticsSentences.tab],
          ['songs', songSentences.tab],
        ]
      : []),
  ] as [string, string][];
  return (
    <Box component="nav" aria-label={t.buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {pages.map(([resource, label]) => (
        <Button
          key={resource}
          variant="outlined"
          component={Link}
          to={createPath({ resource, type: 'list' })}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function Waiting({ counts: { entries, votes, messages = 0, emails = 0 } }: { counts: Counts }) {
  const { pending = 0, unanswered = 0, videoBroken = 0, revised = 0 } = entries ?? {};
  const rows = [
    { name: 'pending', count: pending, resource: 'entries', filter: { status: 'pending' } },
    { name: 'unanswered', count: unanswered, resource: 'entries', filter: { isUnanswered: true } },
    { name: 'videoBroken', count: videoBroken, resource: 'entries', filter: { isVideoBroken: true } },
    { name: 'revised', count: revised, resource: 'changes', filter: undefined },
    { name: 'votes', count: votes, resource: 'votes', filter: undefined },
    { name: 'messages', count: messages, resource: 'messages', filter: { status: 'unread' } },
    { name: 'emails', count: emails, resource: 'emails', filter: { status: 'failed' } },
  ] as const;
  const shown = rows.filter(({ count }) => count > 0);
  const createPath = useCreatePath();
  if (shown.length === 0) return null;
  return (
    <PageSection title={t.waits}>
      <Box component="ul" sx={listSx}>
        {shown.map(({ name, count, resource, filter }) => (
          <li key={name}>
            <Typography sx={{ mr: 'auto', fontWeight: 500 }}>{t.rows[name].text(count)}</Typography>
            <Button
              variant="outlined"
              component={Link}
              aria-label={`${t.rows[name].act}: ${t.rows[name].text(count)}`}
              to={{
                pathname: createPath({ resource, type: 'list' }),
                search: filter && `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
              }}
            >
              {t.rows[name].act}
            </Button>
          </li>
        ))}
      </Box>
    </PageSection>
  );
}

/** The next date of the contest that the site shows. A failure, or a site without a contest, shows none. */
function NextDate() {
  const requests = useRequests(contestRequests);
  const createPath = useCreatePath();
  const mayManage = useMay('site.manage');
  const { data: contest } = useQuery({
    queryKey: ['contests', 'current'],
    queryFn: () => requests.loadCurrentContest(),
  });
  const next = contest && nextDate(contest);
  if (!contest || !next) return null;
  return (
    <PageSection title={t.next}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.dates[next.date](contest.title, formatContestDate(next.date, next.at, contest.timeZone))}
      </Typography>
      {mayManage && (
        <PageLink
          to={withContest(
            { pathname: createPath({ resource: 'overview', type: 'list' }), search: '' },
            contest.id,
          )}
        >
          {t.toContest}
        </PageLink>
      )}
    </PageSection>
  );
}

/** How often the songs were played in seven days. A failure shows nothing. */
function Week() {
  const requests = useRequests(analyticsRequests);
  const createPath = useCreatePath();
  const { data } = useQuery({
    // As on the page of the figures.
    queryKey: ['analytics', '7', undefined],
    queryFn: () => requests.loadAnalytics({ period: '7' }),
  });
  if (!data) return null;
  return (
    <PageSection title={t.week}>
      <Typography>{t.plays(data.period.plays, data.previousPeriod?.plays)}</Typography>
      <PageLink to={createPath({ resource: 'analytics', type: 'list' })}>{t.toStats}</PageLink>
    </PageSection>
  );
}

/** Whether emails reach people. A failure shows nothing. */
function Email() {
  const requests = useRequests(settingsRequests);
  const createPath = useCreatePath();
  const { data } = useQuery({ queryKey: ['settings'], queryFn: () => requests.loadSettings() });
  if (!data) return null;
  const { smtpHost, problem } = data.mail;
  const works = smtpHost !== null && !problem;
  return (
    <PageSection title={t.email}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Icon d={works ? icons.done : icons.warning} />
        <Typography>{works ? t.emailWorks : smtpHost === null ? t.emailOff : t.emailFails}</Typography>
      </Box>
      <PageLink to={createPath({ resource: works ? 'emails' : 'settings', type: 'list' })}>
        {works ? t.toEmails : t.toEmailSettings}
      </PageLink>
    </PageSection>
  );
}

function PageLink({ to, children }: { to: To; children: string }) {
  return (
    <Button component={Link} to={to} sx={{ ml: -2 }}>
      {children}
    </Button>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  maxWidth: 760,
};

const listSx = {
  listStyle: 'none',
  p: 0,
  m: 0,
  maxWidth: 760,
  borderTop: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 64,
    borderBottom: 1,
    borderColor: 'divider',
  },
};

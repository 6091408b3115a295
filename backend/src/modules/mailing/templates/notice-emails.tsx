import type { EmailContext, EmailTemplate } from './email-template.js';
import { Action, Paragraph, TextLink, Title } from '../composing/parts.js';

interface News {
  entries: Array<{ contestId: string; contestTitle: string; count: number }>;
  /** How many contact messages. */
  messages: number;
}

/** No names, no addresses and no text of a visitor: the console shows them to those who may see them. */
const ofNews: Pick<EmailTemplate<News>, 'audience' | 'limit' | 'texts' | 'values'> = {
  audience: 'owner',
  // The sweep sends at most one an hour of each kind, or one a day.
  limit: null,
  texts: (_, news) => ({ subject: sumUp(news), preview: 'What is new on your website.' }),
  values: () => ({}),
};

function newsBody(news: News, { pageUrl }: EmailContext, when: string) {
  return (
    <>
      <Title>{sumUp(news)}</Title>
      {news.entries.map(({ contestId, contestTitle, count }) => (
        <div key={contestId}>
          <Paragraph>
            {contestTitle}: {counted(count, 'new entry', 'new entries')}
          </Paragraph>
          <Action href={pageUrl(`/admin/entries?${pendingOf(contestId)}`)}>Review the entries</Action>
        </div>
      ))}
      {news.messages > 0 && (
        <>
          <Paragraph>Contact form: {counted(news.messages, 'new message', 'new messages')}</Paragraph>
          <Action href={pageUrl('/admin/messages')}>Read the messages</Action>
        </>
      )}
      <Paragraph>
        {when} You can change this in the <TextLink href={pageUrl('/admin/settings')}>settings</TextLink>.
      </Paragraph>
    </>
  );
}

/** “3 new entries and 1 new message”. Each row of the console's list has its subject, also one of another release. */
function sumUp({ entries = [], messages = 0 }: Partial<News>): string {
  const count = entries.reduce((sum, contest) => sum + contest.count, 0);
  return [
    ...(count > 0 ? [counted(count, 'new entry', 'new entries')] : []),
    ...(messages > 0 ? [counted(messages, 'new message', 'new messages')] : []),
  ].join(' and ');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** As the list of entries in the console reads its address. */
function pendingOf(contestId: string): string {
  return new URLSearchParams({ filter: JSON.stringify({ contestId, status: 'pending' }) }).toString();
}

const ownerNotice: EmailTemplate<News> = {
  ...ofNews,
  body: (news, context) => newsBody(news, context, 'Such an email comes at most once an hour.'),
};

const ownerDigest: EmailTemplate<News> = {
  ...ofNews,
  body: (news, context) => newsBody(news, context, 'Such an email comes once a day, when something is new.'),
};

export const noticeEmails = { 'owner-notice': ownerNotice, 'owner-digest': ownerDigest };

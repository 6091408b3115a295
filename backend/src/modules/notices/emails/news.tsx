import type { EmailContext } from '../../mailing/composing/define-email.js';
import { Action, Paragraph, TextLink, Title } from '../../mailing/composing/parts.js';

export interface News {
  entries: Array<{ contestId: string; contestTitle: string; count: number }>;
  /** How many contact messages. */
  messages: number;
}

/** No names, no addresses and no text of a visitor: the console shows them to those who may see them. */
export function newsBody(news: News, { pageUrl }: Pick<EmailContext, 'pageUrl'>, when: string) {
  return (
    <>
      <Title>{sumUp(news)}</Title>
      {news.entries.map(({ contestId, contestTitle, count }) => (
        <div key={contestId}>
          <Paragraph>
            {contestTitle}: {counted(count, 'new entry', 'new entries')}
          </Paragraph>
          <Action href={pageUrl(`/admin/contest/entries?${pendingOf(contestId)}`)}>Review the entries</Action>
        </div>
      ))}
      {news.messages > 0 && (
        <>
          <Paragraph>Contact form: {counted(news.messages, 'new message', 'new messages')}</Paragraph>
          <Action href={pageUrl('/admin/inbox')}>Read the messages</Action>
        </>
      )}
      <Paragraph>
        {when} You can change this in the{' '}
        <TextLink href={pageUrl('/admin/settings/email/server')}>settings</TextLink>.
      </Paragraph>
    </>
  );
}

/** “3 new entries and 1 new message”. Each row of the console's list has its subject, also one of another release. */
export function sumUp({ entries = [], messages = 0 }: Partial<News>): string {
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

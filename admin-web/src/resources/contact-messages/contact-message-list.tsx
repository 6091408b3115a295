import { Typography } from '@mui/material';
import { PageHeader } from '../../components/page-header';
import { useTotal } from '../../components/use-total';
import { placeSentences } from '../../lib/place-sentences';
import { useWaiting } from '../../waiting/use-waiting';
import { MessagePanes, Messages, useAreBeside } from './message-panes';
import { messageSentences as t } from './sentences';

export function ContactMessageList() {
  const unread = useWaiting().counts.messages;
  const { data: unanswered } = useTotal('messages', { status: 'unanswered' });
  const areBeside = useAreBeside();

  return (
    <>
      <PageHeader
        title={placeSentences.messages}
        sentence={unread === undefined || unanswered === undefined ? null : sentenceOf(unread, unanswered)}
        isShort
      />
      {areBeside ? (
        <MessagePanes isOpen={false}>
          <Typography sx={{ color: 'text.secondary' }}>{t.choose}</Typography>
        </MessagePanes>
      ) : (
        <Messages />
      )}
    </>
  );
}

/** What is answered is read, except where the owner has marked it as unread. */
function sentenceOf(unread: number, unanswered: number): string {
  if (unanswered > 0) return t.say.unanswered(unanswered);
  return unread > 0 ? t.say.unread(unread) : t.say.none;
}

import { Typography } from '@mui/material';
import { PageHeader } from '../../components/page-header';
import { placeSentences } from '../../lib/place-sentences';
import { useWaiting } from '../../waiting/use-waiting';
import { MessagePanes, Messages, useAreBeside } from './message-panes';
import { messageSentences as t } from './sentences';

export function ContactMessageList() {
  const unread = useWaiting().counts.messages;
  const areBeside = useAreBeside();

  return (
    <>
      <PageHeader
        title={placeSentences.messages}
        sentence={unread === undefined ? null : unread > 0 ? t.say.unread(unread) : t.say.none}
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

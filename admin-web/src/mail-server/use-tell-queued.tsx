import { useNotify } from 'react-admin';
import { Toast } from '../components/toast';
import { MailServerLink } from './mail-server-link';
import { mailServerSentences as t } from './sentences';
import { isMissing, useFailingMail } from './use-mail';
import { useUnsent } from './use-unsent';

/** Tells what a press that writes an email has done: that it is queued, or that nothing is sent and why. */
export function useTellQueued(): (queued: string) => void {
  const notify = useNotify();
  const failing = useFailingMail();
  const isLogged = useUnsent() === 'logged';
  return (queued) => {
    if (!failing) return notify(queued, { type: 'success' });
    const isKept = isMissing(failing);
    notify(
      <Toast title={isKept ? t.notSent : queued} text={isKept ? (isLogged ? t.logged : t.kept) : t.waits}>
        <MailServerLink isFixed={failing.isFixed} />
      </Toast>,
      { type: 'warning' },
    );
  };
}

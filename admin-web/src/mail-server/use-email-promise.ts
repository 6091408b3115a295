import { mailServerSentences as t } from './sentences';
import { useUnsent } from './use-unsent';

/** What a press promises of its emails; on a site without a mail server, that none is sent, and where a local start shows their links. */
export function useEmailPromise(): (promise: string) => string {
  const unsent = useUnsent();
  return (promise) => {
    if (unsent === null) return promise;
    return unsent === 'logged' ? `${t.noneSent} ${t.linksLogged}` : t.noneSent;
  };
}

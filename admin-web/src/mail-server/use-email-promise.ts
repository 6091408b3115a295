import { mailServerSentences as t } from './sentences';
import { useUnsent } from './use-unsent';

/** What a press promises of its emails; on a site without a mail server, that none is sent. */
export function useEmailPromise(): (promise: string) => string {
  const isUnsent = useUnsent() !== null;
  return (promise) => (isUnsent ? t.noneSent : promise);
}

import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { type Recipients, rulesSentences as t } from './sentences';

/** Says who receives an email about a new version, once the server has counted them. */
export function useRulesEmails(): (recipients: Recipients | undefined) => string {
  const promise = useEmailPromise();
  return (recipients = { recipients: 0, unreachable: 0 }) => {
    const sentence = t.emails(recipients);
    return recipients.recipients === 0 ? sentence : promise(sentence);
  };
}

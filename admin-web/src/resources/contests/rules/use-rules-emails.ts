import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { type Recipients, rulesSentences as t } from './sentences';

/** Says who receives an email about a new version; nothing before the server has counted them. */
export function useRulesEmails(): (recipients: Recipients | undefined) => string {
  const promise = useEmailPromise();
  return (recipients) => {
    if (!recipients) return '';
    const sentence = t.emails(recipients);
    return recipients.recipients === 0 ? sentence : promise(sentence);
  };
}

import { useEmailPromise } from '../../../mail-server/use-email-promise';
import { type Recipients, rulesSentences as t } from './sentences';

/** Who receives an email about a new version. Empty until the server has counted the entrants. */
export function useRulesEmails(): (recipients: Recipients | undefined) => string {
  const promise = useEmailPromise();
  return (recipients) => {
    if (!recipients) return '';
    const sentence = t.emails(recipients);
    return recipients.recipients === 0 ? sentence : promise(sentence);
  };
}

import type { Settings } from '../resources/settings/api';
import { useSettings } from '../resources/settings/use-settings';

/** How emails are set up while they do not work; null with emails that work, and while nothing is known of them. */
export function useFailingMail(): Settings['mail'] | null {
  const mail = useSettings().data?.mail;
  return mail && (mail.smtpHost === null || mail.problem !== null) ? mail : null;
}

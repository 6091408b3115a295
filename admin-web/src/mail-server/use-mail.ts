import type { Settings } from '../resources/settings/api';
import { useSettings } from '../resources/settings/use-settings';

type Mail = Settings['mail'];

/** How emails are set up; undefined while it is not known. */
export function useMail(): Mail | undefined {
  return useSettings().data?.mail;
}

/** The same while emails do not work; null with emails that work, and while nothing is known of them. */
export function useFailingMail(): Mail | null {
  const mail = useMail();
  return mail && (mail.smtpHost === null || mail.problem !== null) ? mail : null;
}

import type { Settings } from '../resources/settings/api';
import { useSettings } from '../resources/settings/use-settings';

export type Mail = Settings['mail'];

/** How emails are set up; undefined while it is not known, null if that failed. */
export function useMail(options?: { enabled: boolean }): Mail | null | undefined {
  const { data, isError } = useSettings(options);
  return data?.mail ?? (isError ? null : undefined);
}

export const doesFail = ({ smtpHost, problem }: Mail) => smtpHost === null || problem !== null;

/** Whether the site has no mail server at all. Of one that cannot be read, emails wait. */
export const isMissing = ({ smtpHost, problem }: Mail) => smtpHost === null && problem !== 'unreadable';

/** The same while emails do not work; null with emails that work, and while nothing is known of them. */
export function useFailingMail(): Mail | null {
  const mail = useMail();
  return mail && doesFail(mail) ? mail : null;
}

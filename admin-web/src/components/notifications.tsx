import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/** react-admin's notifications, one at a time; a newer one does not wait until the older has been read. */
export function Notifications() {
  const { notifications: waiting } = useNotificationContext();
  return <Notification autoHideDuration={waiting.length > 0 ? 1 : READING_MS} />;
}

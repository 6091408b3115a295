import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

const READING_MS = 5000;

/**
 * react-admin's notifications, one at a time; a newer one does not wait until the older has been read. Below them is
 * room for a message that stays whatever else there is to tell.
 */
export function Notifications({ children }: { children: ReactNode }) {
  const { notifications: waiting } = useNotificationContext();
  return (
    <Box sx={stackSx}>
      <Notification autoHideDuration={waiting.length > 0 ? 1 : READING_MS} />
      {children}
    </Box>
  );
}

// Each Snackbar would put itself to the same place of the window.
const stackSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: { xs: 8, sm: 24 },
  left: { xs: 8, sm: '50%' },
  right: { xs: 8, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'grid',
  gap: 1,
  '& .MuiSnackbar-root': { position: 'static', transform: 'none' },
};

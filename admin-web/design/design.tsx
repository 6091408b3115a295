import { Box, Button, Typography } from '@mui/material';
import { StrictMode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { BottomBar } from '../src/components/bottom-bar';
import { theme } from '../src/lib/theme';
import { Actions } from './actions';
import { Group } from './group';
import { Lists } from './lists';

/** `/design/console` of the development server: each component of the console in its states, in both themes. */
function Design() {
  const switchTheme = (name: 'light' | 'dark') => () => {
    document.documentElement.dataset.theme = name;
  };
  return (
    // As wide at the sides as the shell's page, which the bar at the bottom expects.
    <Box component="main" sx={{ maxWidth: 1120, mx: 'auto', pt: 3, pb: 8, px: 'clamp(1rem, 3vw, 2.5rem)' }}>
      <Typography variant="h2" component="h1">
        Design of the console
      </Typography>
      <Group title="Theme">
        <Button onClick={switchTheme('light')}>Light</Button>
        <Button onClick={switchTheme('dark')}>Dark</Button>
        <a href="/design">The components of the public site</a>
      </Group>
      <Actions />
      <Lists />
      <Group title="Bottom bar">It is at the bottom of the screen, here and on pages that have one.</Group>
      <BottomBar>
        <Button variant="outlined">Reject</Button>
        <Button variant="contained">Approve</Button>
      </BottomBar>
    </Box>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MemoryRouter>
      <AdminContext store={memoryStore()} theme={theme}>
        <Design />
      </AdminContext>
    </MemoryRouter>
  </StrictMode>,
);

import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  Box,
  Button,
  Chip,
  IconButton,
  Menu,
  MenuItem,
  Paper,
  SnackbarContent,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BusyButton } from '../src/components/busy-button';
import { ConfirmButton } from '../src/components/confirm-button';
import { LoadFailure } from '../src/components/load-failure';
import { Loading } from '../src/components/loading';
import { Notice } from '../src/components/notice';
import { StatusLabel } from '../src/components/status-label';
import { theme } from '../src/theme';

/** `/design/console` of the development server: each component of the console in its states, in both themes. */
function Design() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const switchTheme = (name: 'light' | 'dark') => () => {
    document.documentElement.dataset.theme = name;
  };
  return (
    <Box component="main" sx={{ maxWidth: 1120, mx: 'auto', p: 3 }}>
      <Typography variant="h2" component="h1">
        Design of the console
      </Typography>
      <Group title="Theme">
        <Button onClick={switchTheme('light')}>Light</Button>
        <Button onClick={switchTheme('dark')}>Dark</Button>
        <a href="/design">The components of the public site</a>
      </Group>
      <Group title="Button">
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button>Text</Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
        <BusyButton variant="contained" isBusy>
          Busy
        </BusyButton>
        <ConfirmButton label="Delete" title="Delete it?" text="It is gone for good." onConfirm={() => {}} />
      </Group>
      <Group title="Icon button">
        <IconButton aria-label="Plain">⋯</IconButton>
        <IconButton aria-label="Disabled" disabled>
          ⋯
        </IconButton>
      </Group>
      <Group title="Field">
        <TextField label="Plain" />
        <TextField label="With a hint" helperText="A sentence that helps" />
        <TextField label="With an error" error helperText="Please enter a title" />
        <TextField label="Disabled" disabled />
        <TextField label="Choice" select defaultValue="all" sx={{ minWidth: 160 }}>
          <MenuItem value="all">All</MenuItem>
          <MenuItem value="pending">Pending</MenuItem>
        </TextField>
      </Group>
      <Group title="Menu">
        <Button onClick={(event) => setAnchor(event.currentTarget)}>Open</Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem>An action</MenuItem>
          <MenuItem disabled>One that is disabled</MenuItem>
        </Menu>
      </Group>
      <Group title="Status">
        <StatusLabel tone="waiting" label="Pending" />
        <StatusLabel tone="good" label="Approved" />
        <StatusLabel tone="bad" label="Rejected" />
        <StatusLabel tone="aside" label="Hidden" />
        <Chip label="12 pending" />
      </Group>
      <Group title="Toast">
        <SnackbarContent message="Saved." action={<Button color="inherit">Undo</Button>} />
      </Group>
      <Group title="Card">
        <Paper variant="outlined" sx={{ p: 3 }}>
          A card
        </Paper>
      </Group>
      <Group title="Row">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Title</TableCell>
              <TableCell align="right">Plays</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover>
              <TableCell>Monsoon Letter</TableCell>
              <TableCell align="right">12</TableCell>
            </TableRow>
            <TableRow selected>
              <TableCell>Oar Song, selected</TableCell>
              <TableCell align="right">3</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Group>
      <Group title="Empty state">
        <Notice title="No songs yet" text="Upload the first one." />
        <LoadFailure title="Error Loading Songs" error={null} onTryAgain={() => {}} />
        <Loading />
      </Group>
    </Box>
  );
}

/** A component with its states side by side. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>{children}</Box>
    </Box>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider theme={createTheme(theme)}>
      <Design />
    </ThemeProvider>
  </StrictMode>,
);

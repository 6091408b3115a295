import { Divider, ListItemText, Menu, MenuItem } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useCreatePath } from '../components/use-create-path';
import { commonSentences } from '../lib/sentences';
import { allContestsPath } from './all-contests-path';
import { addressOfContest } from './contest-of-address';
import type { ListedContest } from './use-listed-contests';

const t = commonSentences.chosenContest;

interface Props {
  anchor: HTMLElement | null;
  contests: readonly ListedContest[];
  chosen: string | undefined;
  mayManage: boolean;
  onClose: () => void;
}

/** The contests, each as a link to the page of now for it, and what is about all of them. */
export function ContestMenu({ anchor, contests, chosen, mayManage, onClose }: Props) {
  const location = useLocation();
  const createPath = useCreatePath();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t.contest },
        paper: { sx: { maxWidth: 'min(420px, calc(100vw - 16px))' } },
      }}
    >
      {contests.map(({ id, title, state }) => (
        <MenuItem
          key={id}
          component={Link}
          to={addressOfContest(location, id)}
          role="menuitemradio"
          aria-checked={id === chosen}
          selected={id === chosen}
          onClick={onClose}
        >
          <ListItemText
            primary={title}
            secondary={commonSentences.contestStates[state]}
            slotProps={{ primary: { sx: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } }}
          />
        </MenuItem>
      ))}
      {mayManage && [
        <Divider key="line" />,
        <MenuItem
          key="create"
          component={Link}
          to={createPath({ resource: 'contests', type: 'create' })}
          onClick={onClose}
        >
          {t.create}
        </MenuItem>,
        <MenuItem key="all" component={Link} to={allContestsPath(createPath)} onClick={onClose}>
          {t.all}
        </MenuItem>,
      ]}
    </Menu>
  );
}

import { IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { MORE_CLASS } from '../lib/page-styles';
import { Icon, icons } from './icon';

export interface MenuAction {
  label: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

interface Props {
  /** The name of the button, such as 'More actions for Asha'. */
  label: string;
  actions: MenuAction[];
  isBusy?: boolean;
}

/** A button that opens the rarer actions. */
export function MoreMenu({ label, actions, isBusy = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();

  function choose({ onClick }: MenuAction) {
    // The menu returns the focus first, so that a dialog can return it to the same place.
    setAnchor(null);
    onClick();
  }

  return (
    <>
      <IconButton
        className={MORE_CLASS}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-disabled={isBusy || undefined}
        onClick={({ currentTarget }) => isBusy || setAnchor(currentTarget)}
        sx={{ borderRadius: 'var(--r-1)', color: 'text.primary' }}
      >
        <Icon d={icons.more} />
      </IconButton>
      {anchor && (
        <Menu id={id} open anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={0}>
          {actions.map((action) => (
            <MenuItem
              key={action.label}
              disabled={action.isDisabled}
              onClick={() => choose(action)}
              sx={{ minHeight: 44, color: action.isDangerous ? 'error.main' : undefined }}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

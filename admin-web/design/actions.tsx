import { Button, Chip, IconButton, MenuItem, SnackbarContent, TextField } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../src/components/busy-button';
import { ConfirmButton } from '../src/components/confirm-button';
import { Icon, icons } from '../src/components/icon';
import { MoreMenu } from '../src/components/more-menu';
import { StatusLabel } from '../src/components/status-label';
import { Toast } from '../src/components/toast';
import { FieldChoice } from '../src/components/form/conflict/field-choice';
import { Group } from './group';

function TwoTexts() {
  const [side, setSide] = useState<'mine' | 'theirs'>('mine');
  return <FieldChoice label="Title" mine="Monsoon Letter" theirs="മഴക്കത്ത്" side={side} onChoose={setSide} />;
}

/** What one presses, and what one types into. */
export function Actions() {
  return (
    <>
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
        <IconButton aria-label="Plain">
          <Icon d={icons.search} />
        </IconButton>
        <IconButton aria-label="Disabled" disabled>
          <Icon d={icons.search} />
        </IconButton>
      </Group>
      <Group title="Icon">
        {Object.entries(icons).map(([name, d]) => (
          <span key={name}>
            <Icon d={d} /> {name}
          </span>
        ))}
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
      <Group title="Two texts of a field">
        <TwoTexts />
      </Group>
      <Group title="Menu">
        <MoreMenu
          label="More actions"
          actions={[
            { label: 'An action', onClick: () => {} },
            { label: 'One that is disabled', isDisabled: true, onClick: () => {} },
            { label: 'One that deletes', isDangerous: true, onClick: () => {} },
          ]}
        />
        <MoreMenu label="More actions, busy" isBusy actions={[]} />
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
        <Toast title="Error" text={'The first line of what failed.\nThe second line.'} />
      </Group>
    </>
  );
}

import { Box, Button } from '@mui/material';
import { ConfirmButton } from '../../components/confirm-button';
import type { Entry } from '../../records';
import { sentences } from '../../sentences';
import { VERBS } from './transitions';
import { useModeration } from './use-moderation';

const words = sentences.entries;

export function EntryActions({ entry }: { entry: Entry }) {
  const { isBusy, moderate, remove } = useModeration(entry);

  return (
    <Box
      role="group"
      aria-label={words.actionsFor(entry.name)}
      sx={{
        gridArea: 'actions',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { lg: 'flex-end' },
        gap: 1,
      }}
    >
      {VERBS[entry.status].map((verb) => (
        <Button
          key={verb}
          variant={verb === 'approve' ? 'contained' : 'outlined'}
          color={verb === 'reject' ? 'error' : 'primary'}
          disabled={isBusy}
          onClick={() => moderate(verb)}
        >
          {words.verbs[verb]}
        </Button>
      ))}
      <ConfirmButton
        label={sentences.delete}
        title={words.deleteTitle}
        text={words.deleteText(entry.name)}
        disabled={isBusy}
        onConfirm={remove}
      />
    </Box>
  );
}

import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { Lightbox } from '../../../components/lightbox';
import { shortcutSentences as t } from './sentences';
import { KEYS, printKey, type Shortcut } from './keys';
import { useShortcutsSwitch } from './use-shortcuts-switch';

const ALL = Object.keys(KEYS) as Shortcut[];

const EVERYWHERE: readonly Shortcut[] = ['undo', 'help'];

interface Props {
  /** The shortcuts of the page. */
  shortcuts: readonly Shortcut[];
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutsHelp({ shortcuts, isOpen, onClose }: Props) {
  const [isOn, turn] = useShortcutsSwitch();

  return (
    <Lightbox title={t.title} isOpen={isOpen} onClose={onClose} maxWidth="xs">
      <FormControlLabel
        label={t.switch}
        control={<Switch checked={isOn} onChange={(_, on) => turn(on)} />}
        sx={{ minHeight: 44 }}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t.hint}</Typography>
      <Box component="dl" sx={listSx}>
        {ALL.filter((shortcut) => shortcuts.includes(shortcut) || EVERYWHERE.includes(shortcut)).map(
          (shortcut) => (
            <div key={shortcut}>
              <dt>
                <kbd>{printKey(shortcut)}</kbd>
              </dt>
              <dd>{t.keys[shortcut]}</dd>
            </div>
          ),
        )}
      </Box>
    </Lightbox>
  );
}

const listSx = {
  m: 0,
  mt: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '84px 1fr',
    alignItems: 'center',
    py: 0.75,
    borderTop: '1px solid var(--line)',
  },
  '& dd': { m: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 30,
    px: 1,
    border: '1px solid var(--ink-2)',
    borderRadius: 'var(--r-1)',
    bgcolor: 'var(--cloth-2)',
    font: '500 0.95rem/1.6 var(--text)',
    textAlign: 'center',
  },
};

import { IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { commonSentences } from '../../lib/sentences';

interface Props {
  /** The name and the label of the text field. */
  source: string;
  label: string;
  /** The names to choose from, and what the site shows in their place. */
  names: ReadonlyArray<{ name: string; meaning: string }>;
}

/** A button in a text field that inserts a name in braces where the owner was typing. */
export function InsertMenu({ source, label, names }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { getValues, setValue } = useFormContext<Record<string, string>>();

  function insert(name: string) {
    const input = button.current?.closest('form')?.elements.namedItem(source);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    const value = getValues(source);
    const start = input.selectionStart ?? value.length;
    const inserted = inBraces(name);
    flushSync(() => {
      setOpen(false);
      setValue(source, value.slice(0, start) + inserted + value.slice(input.selectionEnd ?? start), {
        shouldDirty: true,
        shouldValidate: true,
      });
    });
    input.focus();
    input.setSelectionRange(start + inserted.length, start + inserted.length);
  }

  return (
    <>
      <IconButton
        ref={button}
        edge="end"
        aria-label={commonSentences.insertInto(label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        sx={buttonSx}
      >
        {'{ }'}
      </IconButton>
      {isOpen && (
        <Menu id={id} open anchorEl={button.current} onClose={() => setOpen(false)} transitionDuration={0}>
          {names.map(({ name, meaning }) => (
            <MenuItem key={name} onClick={() => insert(name)} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              {`${meaning}: ${inBraces(name)}`}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** At the end of the first line, which it makes no higher. */
const buttonSx = {
  '.MuiInputBase-multiline > &': { alignSelf: 'flex-start', my: -1 },
  borderRadius: 'var(--r-1)',
  fontSize: '0.9375rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
};

function inBraces(name: string): string {
  return `{{${name}}}`;
}

import { Box, Button, Typography } from '@mui/material';
import { type RefObject, useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { commonSentences } from '../../lib/sentences';
import { BottomBar } from '../bottom-bar';
import { BusyButton } from '../busy-button';
import { useKeptFocus } from '../use-kept-focus';
import { hasSameValues } from './has-same-values';

interface Props {
  /** The id of the surrounding form. The bar may be elsewhere on the page. */
  formId: string;
  /** The names of its fields. */
  labels: Record<string, string>;
  /** Where the focus goes when the bar disappears with it. */
  fields: RefObject<HTMLElement | null>;
}

/** Saves the surrounding form, or takes its changes back. It is there while something is unsaved, and names what that is. */
export function SaveBar({ formId, labels, fields }: Props) {
  const changed = useChangedFields();
  const { isSubmitting } = useFormState();
  const { reset } = useFormContext();
  const isShown = changed.length > 0;
  useSaveKey(formId, isShown && !isSubmitting);
  useKeptFocus(fields, isShown, 'input, [aria-pressed="true"]');

  return (
    <BottomBar isShown={isShown}>
      <Box sx={isShown ? barSx : undefined}>
        {/* Also while it is empty: a region that appears with its text is often not announced. */}
        <Typography role="status" sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {isShown && commonSentences.unsaved(changed.map((field) => labels[field] ?? field))}
        </Typography>
        {isShown && (
          <>
            <Button onClick={() => reset()}>{commonSentences.undoChanges}</Button>
            <BusyButton type="submit" form={formId} variant="contained" isBusy={isSubmitting}>
              {commonSentences.save}
            </BusyButton>
          </>
        )}
      </Box>
    </BottomBar>
  );
}

/** The fields whose values differ from the stored ones, in the order of the form. */
function useChangedFields(): string[] {
  const values = useWatch();
  const { defaultValues = {} } = useFormState();
  return Object.keys(values).filter((field) => !hasSameValues(values[field], defaultValues[field]));
}

/** Ctrl+S, or Cmd+S, saves. It never opens the dialog of the browser, which would save the console. */
function useSaveKey(formId: string, canSave: boolean): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      const form = document.getElementById(formId);
      // A dialog has a form of its own. A key that is held down repeats the press.
      if (
        canSave &&
        !event.repeat &&
        form instanceof HTMLFormElement &&
        !document.querySelector('[aria-modal=true]')
      )
        form.requestSubmit();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [formId, canSave]);
}

const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: '100%', py: 1 };

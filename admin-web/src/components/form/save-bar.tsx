import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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
  label?: string;
  /** Of something that is not stored yet: it can be saved as it is. */
  isNew?: boolean;
  /** Before its buttons: what is to be known of the save, or another act. */
  before?: ReactNode;
  /** What can be done while nothing is unsaved, such as to publish. */
  children?: ReactNode;
  /** Whether it is a bar at the bottom of the screen also then. */
  isKept?: boolean;
}

/** Saves the surrounding form, or takes its changes back. It is there while something is unsaved, and names what that is. */
export function SaveBar({
  formId,
  labels,
  label = commonSentences.save,
  isNew = false,
  before,
  children,
  isKept = false,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    form.current = document.getElementById(formId);
  }, [formId]);
  const changed = useChangedFields();
  const { isSubmitting } = useFormState();
  const { reset } = useFormContext();
  const isChanged = changed.length > 0;
  const canSave = isChanged || isNew;
  const isShown = canSave || isKept;
  useSaveKey(formId, canSave && !isSubmitting);
  // What can be done next is in the bar, if there is anything.
  const next = `${canSave} ${Boolean(children)}`;
  useKeptFocus(bar, next, 'button:not(:disabled)');
  useFocusOfLastField(form, next);

  return (
    <BottomBar isShown={isShown}>
      <Box ref={bar} sx={isShown || children ? barSx : undefined}>
        {/* Also while it is empty: a region that appears with its text is often not announced. */}
        <Typography role="status" sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {isChanged && commonSentences.unsaved(changed.map((field) => labels[field] ?? field))}
        </Typography>
        {before}
        {isChanged && <Button onClick={() => reset()}>{commonSentences.undoChanges}</Button>}
        {canSave ? (
          <BusyButton type="submit" form={formId} variant="contained" isBusy={isSubmitting}>
            {label}
          </BusyButton>
        ) : (
          children
        )}
      </Box>
    </BottomBar>
  );
}

/** A press on a button that then disappears leaves the focus at the field that had it before, where the page is. */
function useFocusOfLastField(form: RefObject<HTMLElement | null>, shown: string): void {
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = form;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) field.current = target;
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [form]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const last = field.current?.isConnected
        ? field.current
        : form.current?.querySelector<HTMLElement>('input, [aria-pressed="true"]');
      last?.focus({ preventScroll: true });
    },
    [form, shown],
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

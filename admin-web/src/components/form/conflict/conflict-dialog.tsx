import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { commonSentences } from '../../../lib/sentences';
import { findDifferences, type Conflict, type Side } from './conflict';
import { FieldChoice } from './field-choice';

const t = commonSentences.conflict;

interface Props<Values extends object> {
  conflict: Conflict<Values>;
  labels: Record<keyof Values & string, string>;
  /** The value of a field as the owner reads it, where it differs from the stored one. */
  format?: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => string;
  /** Called before the form is submitted with the chosen values. */
  onChosen: () => void;
  onClose: () => void;
  /** The id of the form. */
  formId: string;
}

/** Both texts of a record that somebody else has changed meanwhile, field by field. Nothing is lost by closing it. */
export function ConflictDialog<Values extends object>(props: Props<Values>) {
  const { conflict, labels, format = (_, value) => String(value), onChosen, onClose, formId } = props;
  const id = useId();
  const { reset } = useFormContext();
  const [differences] = useState(() =>
    findDifferences(conflict as Conflict<Record<keyof Values & string, unknown>>),
  );
  const [sides, setSides] = useState(
    () => Object.fromEntries(differences.map(({ field, side }) => [field, side])) as Record<string, Side>,
  );

  function choose() {
    const chosen = { ...conflict.theirs };
    for (const { field } of differences) chosen[field] = conflict[sides[field] ?? 'mine'][field];
    reset(conflict.theirs);
    reset(chosen, { keepDefaultValues: true });
    // The form saves the version that is rendered.
    flushSync(onChosen);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {t.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {differences.length === 0 ? t.same : t.text}
        </DialogContentText>
        {differences.map(({ field }) => (
          <FieldChoice
            key={field}
            label={labels[field]}
            mine={format(field, conflict.mine[field])}
            theirs={format(field, conflict.theirs[field])}
            side={sides[field] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t.back}</Button>
        <Button variant="contained" onClick={choose}>
          {t.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Box, Button, MenuItem, Typography } from '@mui/material';
import {
  MAX_REASON_LABEL,
  MAX_REASON_TEXT,
  MAX_REASONS,
  type ReasonedTransition,
} from '@paattu/shared/moderation';
import { useId, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { FormField } from '../../../components/form/form-field';
import { MoveButtons } from '../../../components/form/move-buttons';
import { twoColumnsSx } from '../../../lib/two-columns';
import { findingNames } from './finding-names';
import { reasonSentences as t } from './sentences';
import { newReason, type ReasonListsValues } from './reason-values';
import type { Reason } from '../../entries/api';

interface Props {
  source: ReasonedTransition;
  /** The ids of the reasons that a decision has used. */
  used: string[];
}

/** The reasons of a decision, which can be added, moved, archived and removed. */
export function ReasonList({ source, used }: Props) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const { fields, append, remove, move } = useFieldArray<ReasonListsValues>({ name: source });

  function removeAt(index: number) {
    remove(index);
    // The pressed button disappears.
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <Box component="section" ref={list} aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3">
        {t.lists[source]}
      </Typography>
      {fields.map((field, index) => (
        <Box key={field.id} role="group" aria-label={t.reason(index + 1)} sx={itemSx}>
          <FormField
            source={`${source}.${index}.label`}
            label={t.label}
            required
            slotProps={{ htmlInput: { maxLength: MAX_REASON_LABEL } }}
          />
          <Box sx={twoColumnsSx}>
            <FormField
              source={`${source}.${index}.text`}
              label={t.text}
              required
              multiline
              slotProps={{ htmlInput: { maxLength: MAX_REASON_TEXT } }}
            />
            <FormField
              source={`${source}.${index}.textMalayalam`}
              label={t.textMalayalam}
              helperText={t.malayalamHint}
              multiline
              slotProps={{ htmlInput: { lang: 'ml', maxLength: MAX_REASON_TEXT } }}
            />
          </Box>
          <FindingsField source={`${source}.${index}.findings`} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
            <MoveButtons index={index} count={fields.length} onMove={(to) => move(index, to)} />
            <ArchiveButton path={`${source}.${index}.isArchived`} />
            {!used.includes(field.reasonId) && <Button onClick={() => removeAt(index)}>{t.remove}</Button>}
          </Box>
        </Box>
      ))}
      <BusyButton
        data-add=""
        variant="outlined"
        isBusy={fields.length >= MAX_REASONS}
        onClick={() => append(newReason(), { focusName: `${source}.${fields.length}.label` })}
        sx={{ mt: 1.5 }}
      >
        {t.add}
      </BusyButton>
    </Box>
  );
}

function ArchiveButton({ path }: { path: `${ReasonedTransition}.${number}.isArchived` }) {
  const isArchived = useWatch<ReasonListsValues, typeof path>({ name: path });
  const { setValue } = useFormContext<ReasonListsValues>();
  return (
    <Button aria-pressed={isArchived} onClick={() => setValue(path, !isArchived, { shouldDirty: true })}>
      {isArchived ? t.archived : t.archive}
    </Button>
  );
}

const itemSx = { display: 'grid', gap: 1.5, py: 2, borderBottom: '1px solid var(--line)' };

const FINDINGS = Object.keys(findingNames) as Reason['findings'];

/** For which findings about a video the reason is the likeliest. */
function FindingsField({ source }: { source: string }) {
  return (
    <FormField
      source={source}
      label={t.likeliestFor}
      helperText={t.likeliestHint}
      select
      slotProps={{
        select: {
          multiple: true,
          renderValue: (chosen) =>
            (chosen as Reason['findings']).map((each) => findingNames[each]).join(', '),
          SelectDisplayProps: { style: { whiteSpace: 'normal' } },
        },
      }}
    >
      {FINDINGS.map((finding) => (
        <MenuItem key={finding} value={finding} sx={{ minHeight: 44 }}>
          {findingNames[finding]}
        </MenuItem>
      ))}
    </FormField>
  );
}

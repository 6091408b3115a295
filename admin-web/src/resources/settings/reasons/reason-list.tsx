import { Box, Button, MenuItem, Typography } from '@mui/material';
import {
  MAX_REASON_LABEL,
  MAX_REASON_TEXT,
  MAX_REASONS,
  type ReasonedTransition,
} from '@paattu/shared/moderation';
import { type ReactNode, useId, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { BusyButton } from '../../../components/busy-button';
import { FormField } from '../../../components/form/form-field';
import { FormFold } from '../../../components/form/form-fold';
import { MoveButtons } from '../../../components/form/move-buttons';
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
        <ReasonFold key={field.reasonId} path={`${source}.${index}`}>
          <FormField
            source={`${source}.${index}.label`}
            label={t.label}
            required
            slotProps={{ htmlInput: { maxLength: MAX_REASON_LABEL } }}
          />
          <FindingsField source={`${source}.${index}.findings`} />
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
          <Box sx={actsSx}>
            <MoveButtons index={index} count={fields.length} onMove={(to) => move(index, to)} />
            <ArchiveButton path={`${source}.${index}.isArchived`} />
            {!used.includes(field.reasonId) && <Button onClick={() => removeAt(index)}>{t.remove}</Button>}
          </Box>
        </ReasonFold>
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

/** A reason, folded to its name unless it is new. */
function ReasonFold({ path, children }: { path: ReasonPath; children: ReactNode }) {
  const [label, isArchived] = useWatch<
    ReasonListsValues,
    [`${ReasonPath}.label`, `${ReasonPath}.isArchived`]
  >({
    name: [`${path}.label`, `${path}.isArchived`],
  });
  return (
    <FormFold
      title={label || t.unnamed}
      state={isArchived ? t.archived : undefined}
      fields={[path]}
      isNew={label === ''}
      heading="h4"
    >
      {children}
    </FormFold>
  );
}

type ReasonPath = `${ReasonedTransition}.${number}`;

const actsSx = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 };

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

import { Box } from '@mui/material';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { BottomBar } from '../../components/bottom-bar';
import { ConflictDialog } from '../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../components/form/console-form';
import { FormSection } from '../../components/form/form-section';
import { SaveButton } from '../../components/form/save-button';
import { useKeptFocus } from '../../components/use-kept-focus';
import type { SiteTextsRecord } from './api';
import { siteTextSentences as t } from './sentences';
import { AboutFields } from './about-fields';
import { PublishTexts } from './acts/publish-texts';
import { BannerFields } from './banner-fields';
import { DraftLinks } from './draft-links';
import { TextField } from './fields/text-field';
import { TextPair } from './fields/text-pair';
import { TextsState } from './texts-state';
import { toData, type TextValues, toValues } from './text-values';
import { validateTexts } from './validate-texts';
import { valueInWords } from './value-in-words';

interface Props {
  record: SiteTextsRecord;
  onDiscarded: () => void;
}

export function TextsForm({ record, onDiscarded }: Props) {
  const formId = useId();
  const notify = useNotify();
  const actions = useRef<HTMLDivElement>(null);
  // The button that publishes disappears with the draft.
  useKeptFocus(actions, record.draft !== null, 'button');
  const { save, conflict, acceptTheirs, dismiss } = useVersionedSave<SiteTextsRecord, TextValues>({
    resource: 'texts',
    record,
    toValues,
    toData,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  return (
    <>
      <TextsState record={record} onDiscarded={onDiscarded} />
      <ConsoleForm
        id={formId}
        label={t.title}
        defaultValues={toValues(record)}
        validate={validateTexts}
        save={save}
        failed={t.saveFailed}
        sx={{ display: 'grid', gap: 4 }}
      >
        <BannerFields />
        <FormSection title={t.sections.name} hint={t.hints.name}>
          <TextPair source="name" />
          <TextPair source="tagline" />
        </FormSection>
        <AboutFields />
        <FormSection title={t.sections.contact}>
          <TextPair source="contactLead" multiline />
        </FormSection>
        <FormSection title={t.sections.social} hint={t.hints.social}>
          <TextField source="facebookUrl" {...urlProps} />
          <TextField source="instagramUrl" {...urlProps} />
          <TextField source="youtubeUrl" {...urlProps} />
        </FormSection>
        <FormSection title={t.sections.footer} hint={t.hints.footer}>
          <TextPair source="footerLine" />
          <TextField source="footerYear" helperText={t.yearHint} />
        </FormSection>
        <DraftLinks />
        <BottomBar>
          <Box ref={actions} sx={{ display: 'flex', gap: 1 }}>
            <SaveButton label={t.saveDraft} />
            {record.draft && <PublishTexts record={record} />}
          </Box>
        </BottomBar>
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={t.fields}
            format={valueInWords}
            onChosen={acceptTheirs}
            onClose={dismiss}
            formId={formId}
          />
        )}
      </ConsoleForm>
    </>
  );
}

/** No text of its own takes the place of an empty link. */
const urlProps = { slotProps: { htmlInput: { inputMode: 'url' } } } as const;

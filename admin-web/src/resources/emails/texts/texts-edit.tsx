import {
  blocksOf,
  EMAIL_VARIABLES,
  fieldOf,
  MAX_EMAIL_LINE,
  MAX_EMAIL_TEXT,
  variablesOf,
  type EmailBlock,
} from '@paattu/api-client/email-templates';
import { locales } from '@paattu/api-client/locales';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useCreatePath, useNotify } from 'react-admin';
import { Link, useParams } from 'react-router';
import { ConflictDialog } from '../../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { InsertMenu } from '../../../components/form/insert-menu';
import { SaveButton } from '../../../components/form/save-button';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRecordToEdit } from '../../../components/use-record-to-edit';
import { textsPath } from '../../../lib/texts-path';
import { twoColumnsSx } from '../../../lib/two-columns';
import type { EmailText } from '../api';
import { emailTextSentences as t } from './sentences';
import { emailLabel } from '../sentences';
import { labelsOf, toTexts, toValues, type TextValues } from './text-values';
import { TextsPreview } from './texts-preview';
import { UsualTextButtons } from './usual-text-buttons';

/** The texts of an email in both languages, above how the email looks with them. */
export function TextsEdit() {
  const { id = '' } = useParams();
  const text = useRecordToEdit<EmailText>('email-texts', id);
  const createPath = useCreatePath();

  return (
    <>
      <Button component={Link} to={textsPath(createPath, text.data?.contest?.id)} sx={{ ml: -2 }}>
        ← {t.back}
      </Button>
      <Loaded query={text} failure={t.loadFailed}>
        {(record) => <Editor key={record.id} text={record} />}
      </Loaded>
    </>
  );
}

function Editor({ text }: { text: EmailText }) {
  const formId = useId();
  const notify = useNotify();
  const { template, contest } = text;
  const blocks = blocksOf(template);
  const { save, conflict, acceptTheirs, dismiss } = useVersionedSave<EmailText, TextValues>({
    resource: 'email-texts',
    record: text,
    toValues,
    toData: (values) => toTexts(template, values),
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  return (
    <>
      <PageHeader title={t.of(emailLabel(template))} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t.whenSent[template]} {contest && `${t.ofEmailOf(contest.title)} `}
        {t.whenUsed}
      </Typography>
      <ConsoleForm
        id={formId}
        label={t.title}
        defaultValues={toValues(text)}
        validate={() => ({})}
        save={save}
        failed={t.saveFailed}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Hint text={text} />
        <Box sx={twoColumnsSx}>
          {blocks.map(([block, rules]) =>
            locales.map((language) => {
              const source = fieldOf(block, language);
              const label = t.field(block, language);
              const names = variablesOf(template, rules).map((name) => ({
                name,
                meaning: t.variables[name],
              }));
              return (
                <FormField
                  key={source}
                  source={source}
                  label={label}
                  required
                  {...sizeOf(rules)}
                  slotProps={{
                    htmlInput: { lang: language, maxLength: rules.isLine ? MAX_EMAIL_LINE : MAX_EMAIL_TEXT },
                    input: {
                      endAdornment: names.length > 0 && (
                        <InsertMenu source={source} label={label} names={names} />
                      ),
                    },
                  }}
                />
              );
            }),
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <SaveButton />
          <UsualTextButtons text={text} />
        </Box>
        <TextsPreview text={text} />
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={labelsOf(template)}
            onChosen={acceptTheirs}
            onClose={dismiss}
            formId={formId}
          />
        )}
      </ConsoleForm>
    </>
  );
}

/** How the texts name what differs in each email. */
function Hint({ text: { variables } }: { text: EmailText }) {
  const link = variables.find((variable) => EMAIL_VARIABLES[variable] === 'link');
  if (variables.length === 0) return null;
  return (
    <Typography sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
      {t.insertHint} {link && t.linkHint(link)}
    </Typography>
  );
}

function sizeOf({ isLine }: EmailBlock) {
  return isLine ? {} : { multiline: true, minRows: 1, maxRows: 16 };
}

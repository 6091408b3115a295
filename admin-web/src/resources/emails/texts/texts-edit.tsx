import { fieldOf, locales } from '@paattu/shared/locales';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
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
import { textsPath } from '../../../components/texts-path';
import { translateEmailText } from '../../../lib/server-translations';
import { twoColumnsSx } from '../../../lib/two-columns';
import type { EmailText } from '../api';
import { emailTextSentences as t } from './sentences';
import { labelsOf, toTexts, toValues, type TextValues, replacedIn } from './text-values';
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
        {(record) => <Editor key={record.id} text={translateEmailText(record)} />}
      </Loaded>
    </>
  );
}

function Editor({ text }: { text: EmailText }) {
  const formId = useId();
  const notify = useNotify();
  const { contest } = text;
  const { save, conflict, acceptTheirs, dismiss } = useVersionedSave<EmailText, TextValues>({
    resource: 'email-texts',
    record: text,
    toValues,
    toData: (values) => toTexts(text, values),
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  return (
    <>
      <PageHeader title={t.of(text.label)} sentence={t.sayOf(replacedIn(text))} />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text.whenSent} {contest && `${t.ofEmailOf(contest.title)} `}
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
          {text.blocks.map((block) =>
            locales.map((language) => {
              const source = fieldOf(block.name, language);
              const label = t.field(block.label, language);
              const names = block.variables;
              return (
                <FormField
                  key={source}
                  source={source}
                  label={label}
                  required
                  {...sizeOf(block)}
                  slotProps={{
                    htmlInput: { lang: language, maxLength: block.maxLength },
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
            labels={labelsOf(text)}
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
function Hint({ text: { variables, blocks } }: { text: EmailText }) {
  const link = blocks.flatMap((block) => block.variables).find(({ isLink }) => isLink);
  if (variables.length === 0) return null;
  return (
    <Typography sx={{ maxWidth: '66ch', color: 'text.secondary' }}>
      {t.insertHint} {link && t.linkHint(link.name, link.meaning)}
    </Typography>
  );
}

function sizeOf({ isLine }: Pick<EmailText['blocks'][number], 'isLine'>) {
  return isLine ? {} : { multiline: true, minRows: 1, maxRows: 16 };
}

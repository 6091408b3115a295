import type { Locale } from '@paattu/shared/locales';
import { Box, Link as ExternalLink, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link';
import { ConflictDialog } from '../../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../../components/form/console-form';
import { FormField } from '../../../components/form/form-field';
import { InsertMenu } from '../../../components/form/insert-menu';
import { SaveButton } from '../../../components/form/save-button';
import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { useRecordToEdit } from '../../../components/use-record-to-edit';
import { formatDate } from '../../../lib/format';
import { readOnlySx } from '../../../lib/read-only';
import { twoColumnsSx } from '../../../lib/two-columns';
import type { Rules } from '../api';
import { rulesSentences as t } from './sentences';
import { DiscardDraft } from './discard-draft';
import { Placeholders } from './placeholders';
import { PublishRules } from './publish-rules';
import { RulesPreview } from './rules-preview';
import { toSource, validateRules, type RulesSource } from './rules-source';

/** The rules of a contest: a draft in both languages beside what visitors will read. The id is that of the contest. */
export function RulesEdit() {
  const { id = '' } = useParams();
  const rules = useRecordToEdit<Rules>('rules', id);

  return (
    <>
      <BackLink resource="contests" id={id}>
        {t.backToContest}
      </BackLink>
      <Loaded query={rules} failure={t.loadFailed}>
        {(record) => <Editor key={record.id} rules={record} />}
      </Loaded>
    </>
  );
}

function Editor({ rules }: { rules: Rules }) {
  const formId = useId();
  const notify = useNotify();
  const { stored, save, adopt, conflict, acceptTheirs, dismiss } = useVersionedSave<Rules, RulesSource>({
    resource: 'rules',
    record: rules,
    toValues: toSource,
    toData: (source) => source,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });
  // The acts are rejected if somebody else has saved another draft than the one in the form.
  const seen = { ...rules, version: stored.version };

  return (
    <>
      <PageHeader title={t.of(rules.contest.title)} sentence={sentenceOf(rules)} />
      <RulesState rules={rules} />
      <ConsoleForm
        id={formId}
        label={t.title}
        defaultValues={toSource(rules)}
        validate={validateRules}
        save={save}
        failed={t.saveFailed}
        sx={{ display: 'grid', gap: 3 }}
      >
        <Box sx={twoColumnsSx}>
          <TextInput rules={rules} source="source" lang="en" />
          <TextInput rules={rules} source="sourceMalayalam" lang="ml" />
        </Box>
        {!rules.isFinal && <Placeholders rules={rules} />}
        {!rules.isFinal && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <SaveButton />
            {rules.isContestPublished && rules.draft && <PublishRules rules={seen} onPublished={adopt} />}
            {rules.isContestPublished && rules.draft && <DiscardDraft rules={seen} onDiscarded={adopt} />}
          </Box>
        )}
        <RulesPreview rules={rules} />
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={t.fields}
            onChosen={acceptTheirs}
            onClose={dismiss}
            formId={formId}
          />
        )}
      </ConsoleForm>
      <Versions rules={rules} />
    </>
  );
}

interface TextInputProps {
  rules: Rules;
  source: keyof RulesSource;
  lang: Locale;
}

function TextInput({ rules: { placeholders, isFinal }, source, lang }: TextInputProps) {
  const label = t.fields[source];
  const names = placeholders.map(({ name, value }) => ({ name, meaning: value ?? t.noValue }));
  return (
    <FormField
      source={source}
      label={label}
      multiline
      minRows={12}
      maxRows={28}
      required={!isFinal}
      sx={isFinal ? readOnlySx : undefined}
      slotProps={{
        htmlInput: { lang, readOnly: isFinal },
        input: { endAdornment: !isFinal && <InsertMenu source={source} label={label} names={names} /> },
      }}
    />
  );
}

/** Which version visitors read now. */
function sentenceOf({ versions: [last] }: Rules): string {
  if (!last) return t.notPublished;
  const date = formatDate(last.publishedAt);
  return isReadable(last) ? t.valid(last.number, date) : t.later(date);
}

/** The way to the version that visitors read now, and the effect of an edit. */
function RulesState({ rules: { contest, draft, versions, isContestPublished, isFinal } }: { rules: Rules }) {
  const [last] = versions;
  return (
    <Box sx={{ mb: 3, maxWidth: 720 }}>
      {last && isReadable(last) && (
        <Typography>
          <ExternalLink href={`/contests/${contest.slug}/rules`} target="_blank" rel="noopener">
            {t.onSite}
          </ExternalLink>
        </Typography>
      )}
      <Typography color="text.secondary">
        {isFinal ? t.final : !isContestPublished ? t.withContest : outlookOf(draft, last)}
      </Typography>
    </Box>
  );
}

/** The effect of saving. */
function outlookOf(draft: Rules['draft'], last: Rules['versions'][number] | undefined): string {
  if (last && !isReadable(last)) return t.laterDraft;
  return draft ? t.hasDraft : t.noDraft;
}

function Versions({ rules: { contest, versions } }: { rules: Rules }) {
  const readable = versions.filter(isReadable);
  if (readable.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="versions" sx={{ mt: 4 }}>
      <Typography id="versions" variant="h3" sx={{ mb: 1 }}>
        {t.versions}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {readable.map(({ number, publishedAt, change }) => (
          <li key={number}>
            <ExternalLink href={`/contests/${contest.slug}/rules/${number}`} target="_blank" rel="noopener">
              {t.version(number, formatDate(publishedAt))}
            </ExternalLink>
            {change && <Typography sx={{ overflowWrap: 'anywhere' }}>{change}</Typography>}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function isReadable({ publishedAt }: Rules['versions'][number]): boolean {
  return Date.parse(publishedAt) <= Date.now();
}

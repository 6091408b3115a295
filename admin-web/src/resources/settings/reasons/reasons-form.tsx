import { REASONED_TRANSITIONS } from '@paattu/shared/moderation';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { ConflictDialog } from '../../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../../components/form/console-form';
import { SaveBar } from '../../../components/form/save-bar';
import type { ReasonLists } from '../../entries/api';
import { findingNames } from './finding-names';
import { reasonSentences as t } from './sentences';
import { ReasonList } from './reason-list';
import { type ReasonListsValues, type ReasonValues, toData, toValues } from './reason-values';

export function ReasonsForm({ record }: { record: ReasonLists }) {
  const formId = useId();
  const notify = useNotify();
  const { stored, save, conflict, acceptTheirs, dismiss } = useVersionedSave<ReasonLists, ReasonListsValues>({
    resource: 'moderation-reasons',
    record,
    toValues,
    toData,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  return (
    <ConsoleForm
      id={formId}
      label={t.title}
      defaultValues={toValues(record)}
      validate={() => ({})}
      save={save}
      failed={t.saveFailed}
      sx={{ display: 'grid', gap: 4 }}
    >
      {REASONED_TRANSITIONS.map((transition) => (
        <ReasonList key={transition} source={transition} used={stored.used} />
      ))}
      <SaveBar formId={formId} labels={t.lists} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={t.lists}
          format={(_, reasons) => inWords(reasons)}
          onChosen={acceptTheirs}
          onClose={dismiss}
          formId={formId}
        />
      )}
    </ConsoleForm>
  );
}

function inWords(reasons: ReasonValues[]): string {
  return reasons
    .map(({ label, text, textMalayalam, findings, isArchived }) =>
      [
        isArchived ? t.archivedOf(label) : label,
        text,
        textMalayalam,
        ...findings.map((finding) => findingNames[finding]),
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');
}

import type { Schemas } from '@paattu/api-client';
import { type SyntheticEvent, useState } from 'react';
import { BusyButton } from '../../../components/busy-button';
import { type AiDraft, AiFields } from '../../../components/entry-fields/ai-fields';
import { useFieldErrors } from '../../../lib/use-field-errors';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { DECLARATION, useCorrectDeclaration } from './use-correct-declaration';

interface DeclarationFormProps {
  entry: MyEntry;
  declarations: Schemas['DeclarationsDto'];
  onSaved(): void;
}

/** The question of the entry form, filled with her last answer. */
export function DeclarationForm({ entry, declarations, onSaved }: DeclarationFormProps) {
  const t = useTranslations('my-entry').declaration;
  const { validation } = useTranslations('entry-form');
  const [draft, setDraft] = useState<AiDraft>({ aiUse: entry.aiUse, aiNote: entry.aiNote ?? '' });
  const { aiUse } = draft;
  const broken = aiUse === null ? [{ field: 'aiUse', message: validation.aiUseMissing.description }] : [];
  const fieldErrors = useFieldErrors<keyof AiDraft>(DECLARATION, broken);
  const { send, isPending } = useCorrectDeclaration(entry, onSaved, fieldErrors.reject);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (aiUse === null) return fieldErrors.reportBroken();
    send({ aiUse, aiNote: draft.aiNote.trim() || null });
  }

  return (
    <form noValidate aria-labelledby="declaration" className="card form mt-4 p-5 sm:p-8" onSubmit={submit}>
      <AiFields
        declarations={declarations}
        draft={draft}
        error={fieldErrors.errorOf('aiUse')}
        input={fieldErrors.inputOf('aiUse')}
        readOnly={isPending}
        onChange={(part) => {
          setDraft({ ...draft, ...part });
          fieldErrors.change(...Object.keys(part));
        }}
      />
      <BusyButton type="submit" className="btn justify-self-start" busy={isPending}>
        {isPending ? t.saving : t.save}
      </BusyButton>
    </form>
  );
}

import { type AiUse, MAX_AI_NOTE } from '@paattu/shared/contest-choices';
import type { Schemas } from '@paattu/api-client';
import { useId, type Ref } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { FieldError, TextField } from '../text-field';

/** The declaration of an entrant; null until one is chosen. */
export interface AiDraft {
  aiUse: AiUse | null;
  aiNote: string;
}

interface AiFieldsProps {
  declarations: Schemas['DeclarationsDto'];
  draft: AiDraft;
  error?: string;
  input: Ref<HTMLInputElement>;
  readOnly: boolean;
  onChange(part: Partial<AiDraft>): void;
}

/** What artificial intelligence made of what is heard: what the rules say about it, and the declarations that they allow. */
export function AiFields({ declarations, draft, error, input, readOnly, onChange }: AiFieldsProps) {
  const t = useTranslations('entry-form').ai;
  const id = useId();
  const { rule, choices } = declarations;
  return (
    <fieldset
      aria-describedby={`${id}-rule ${id}-error`}
      aria-required
      className="grid max-w-[66ch] gap-2"
      role="radiogroup"
    >
      <legend className="font-semibold">{t.question}</legend>
      <p id={`${id}-rule`} className="text-ink-2">
        {rule}
      </p>
      {choices.map(({ aiUse, text }, index) => (
        <div key={aiUse} className="check-field">
          <input
            ref={index === 0 ? input : undefined}
            id={`${id}-${aiUse}`}
            type="radio"
            name={id}
            checked={draft.aiUse === aiUse}
            aria-invalid={error !== undefined}
            onChange={() => !readOnly && onChange({ aiUse })}
          />
          <label htmlFor={`${id}-${aiUse}`}>{text}</label>
        </div>
      ))}
      <FieldError id={id} error={error} />
      {draft.aiUse !== null && draft.aiUse !== 'no' && (
        <TextField
          label={t.note}
          hint={t.noteHint}
          maxLength={MAX_AI_NOTE}
          autoComplete="off"
          readOnly={readOnly}
          value={draft.aiNote}
          onValue={(aiNote) => onChange({ aiNote })}
        />
      )}
    </fieldset>
  );
}

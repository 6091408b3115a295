import { useTranslations } from '../../translations/use-translations';
import type { Draft } from './drafts';
import type { Assignment } from './jury-query';

interface SaveStateProps {
  assignment: Assignment;
  draft: Draft | undefined;
  isOnline: boolean;
}

/** Whether the server has the marks. Announced when that changes, and not at each mark. */
export function SaveState({ assignment, draft, isOnline }: SaveStateProps) {
  const t = useTranslations('jury');
  const hasMarks = assignment.rendition !== null;
  const isUnsaved = draft?.state === 'failed' || draft?.state === 'conflict' || (draft && !isOnline);
  return (
    <div className="text-sm text-ink-2">
      <p role="status">{isUnsaved && (isOnline ? t.unsaved : t.offline)}</p>
      {!isUnsaved && (draft ? t.saving : hasMarks && t.saved)}
    </div>
  );
}

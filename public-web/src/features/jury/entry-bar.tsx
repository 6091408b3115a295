import { useEffect, useRef } from 'react';
import { BusyButton } from '../../components/busy-button';
import { Icon } from '../../components/icon';
import { useTranslations } from '../../translations/use-translations';
import type { Draft } from './drafts';
import type { Assignment } from './jury-query';
import { writeMark } from './mark';

interface EntryBarProps {
  assignment: Assignment;
  draft: Draft | undefined;
  isClosed: boolean;
  isOnline: boolean;
  areKeysOn: boolean;
  /** Whether there is nothing more to do for every other entry. */
  isLast: boolean;
  /** Whether the rendition is to be locked, once she confirms it. */
  isAsking: boolean;
  isPending: boolean;
  problem: string;
  onGoOn(): void;
  onLock(): void;
  onNotYet(): void;
  onBefore(): void;
  onAbstain(): void;
  onRecuse(): void;
  onResume(): void;
}

/** What the judge does next with an entry, at the bottom of the screen. */
export function EntryBar(props: EntryBarProps) {
  const { assignment, draft, isOnline, isAsking, isClosed, problem } = props;
  const t = useTranslations('jury');
  const { rendition } = draft ?? assignment;
  return (
    <div className="jury-bar">
      <p role="alert" className="field-error w-full">
        {problem}
      </p>
      {isAsking && rendition !== null ? (
        <LockQuestion {...props} mark={writeMark(rendition)} />
      ) : (
        <>
          {assignment.position > 1 && (
            <button type="button" className="icon-button" aria-label={t.before} onClick={props.onBefore}>
              <Icon name="chevron" className="rotate-90" />
            </button>
          )}
          {!isClosed && <WaysOut {...props} />}
          <div className="flex-auto text-right">
            <SaveState assignment={assignment} draft={draft} isOnline={isOnline} />
          </div>
          <GoOn {...props} />
        </>
      )}
    </div>
  );
}

function LockQuestion({ mark, isPending, onLock, onNotYet }: EntryBarProps & { mark: string }) {
  const t = useTranslations('jury');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="group"
      aria-labelledby="lock-question"
      className="flex w-full flex-wrap items-center gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNotYet();
        // Escape closes not the lyrics of the player as well, and the Enter that asked is still held.
        if (event.key === 'Escape' || (event.key === 'Enter' && event.repeat)) event.preventDefault();
      }}
    >
      <p id="lock-question" className="min-w-0 flex-[1_1_16rem]">
        <strong className="font-semibold">{t.lockQuestion(mark)}</strong> {t.lockText}
      </p>
      <BusyButton ref={button} aria-describedby="lock-question" busy={isPending} onClick={onLock}>
        {isPending ? t.locking : t.lockNow}
      </BusyButton>
      <button type="button" className="btn btn-ghost" onClick={onNotYet}>
        {t.lockLater}
      </button>
    </div>
  );
}

function WaysOut({
  assignment: { state },
  isPending,
  areKeysOn,
  onAbstain,
  onRecuse,
  onResume,
}: EntryBarProps) {
  const t = useTranslations('jury');
  if (state === 'recused') return null;
  return (
    <>
      {state === 'abstained' ? (
        <BusyButton className="text-link tap" busy={isPending} onClick={onResume}>
          {isPending ? t.abstain.resuming : t.abstain.resume}
        </BusyButton>
      ) : (
        <button type="button" className="text-link tap" onClick={onAbstain}>
          {t.abstain.open} {areKeysOn && <kbd className="jury-key jury-by-keys">A</kbd>}
        </button>
      )}
      <button type="button" className="text-link tap" onClick={onRecuse}>
        {t.recuse.open} {areKeysOn && <kbd className="jury-key jury-by-keys">C</kbd>}
      </button>
    </>
  );
}

function GoOn(props: EntryBarProps) {
  const { assignment, draft, isClosed, isOnline, areKeysOn, isLast, isPending, onGoOn } = props;
  const t = useTranslations('jury');
  const { rendition } = draft ?? assignment;
  const { state, isRenditionLocked } = assignment;
  const isOver =
    isClosed || state === 'abstained' || state === 'recused' || (state === 'submitted' && !draft);
  const isHeld = !isOver && (!isOnline || draft?.state === 'conflict');
  const submit = isLast ? t.submitLast : t.submit;
  const lock = rendition === null ? t.lockEmpty : t.lock(writeMark(rendition));
  const words = isOver ? t.next : isRenditionLocked ? submit : lock;
  return (
    <BusyButton busy={isPending || isHeld} onClick={() => !isHeld && onGoOn()}>
      {isPending ? t.submitting : words} {areKeysOn && <kbd className="jury-key jury-by-keys">Enter</kbd>}
    </BusyButton>
  );
}

interface SaveStateProps {
  assignment: Assignment;
  draft: Draft | undefined;
  isOnline: boolean;
}

/** Whether the server has the marks. Announced when that changes, and not at each mark. */
function SaveState({ assignment, draft, isOnline }: SaveStateProps) {
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

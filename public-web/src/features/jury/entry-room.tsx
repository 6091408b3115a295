import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../translations/use-translations';
import { AbstainDialog } from './abstain-dialog';
import { CriterionMarks } from './criterion-marks';
import type { Drafts } from './drafts';
import { EntryBar } from './entry-bar';
import { Figures } from './figures';
import { JuryVideo, type VideoHandle } from './jury-video';
import { type Act, areKeysOn, turnKeys } from './jury-keys';
import { type Assignment, isDone, type JuryRoom } from './jury-query';
import { KeysDialog } from './keys-dialog';
import { MarkConflict } from './mark-conflict';
import { NoteForm } from './note-form';
import { noteDone } from './pace';
import { Progress } from './progress';
import { type JudgeAct, useAct } from './use-act';
import { useDraft } from './use-drafts';
import { useJuryKeys } from './use-jury-keys';
import { useOnline } from './use-online';

type Key = 'rendition' | 'engagement';

interface EntryRoomProps {
  assignment: Assignment;
  room: JuryRoom;
  isClosed: boolean;
  drafts: Drafts;
  onNext(): void;
  onBefore(): void;
}

/** One entry: its video, its marks, and what the judge does with it. */
export function EntryRoom({ assignment, room, isClosed, drafts, onNext, onBefore }: EntryRoomProps) {
  const t = useTranslations('jury');
  const { id, state, isRenditionLocked } = assignment;
  const draft = useDraft(drafts, id);
  const isOnline = useOnline();
  const { rendition, engagement } = draft ?? assignment;
  const [areOn, setOn] = useState(areKeysOn);
  const [isAsking, setAsking] = useState(false);
  const [dialog, setDialog] = useState<'abstain' | 'recuse' | 'help' | null>(null);
  /** What is missing, since she wanted to go on. */
  const [problem, setProblem] = useState('');
  const video = useRef<VideoHandle>(null);
  const values = { rendition: useRef<HTMLDivElement>(null), engagement: useRef<HTMLDivElement>(null) };

  const takesMarks = !isClosed && state !== 'abstained' && state !== 'recused' && draft?.state !== 'conflict';
  const current: Key = isRenditionLocked ? 'engagement' : 'rendition';
  /** The criterion that takes a mark now. */
  const opened = takesMarks ? current : null;
  const marks = { rendition, engagement };

  const act = useAct(id, drafts, (done: JudgeAct) => {
    setDialog(null);
    setAsking(false);
    if (done.kind === 'lock-rendition' || done.kind === 'resume') return;
    noteDone(done.kind === 'submit' && state !== 'submitted');
    onNext();
  });

  // The button that opened the criterion is gone with the focus in it.
  const before = useRef(opened);
  useEffect(() => {
    if (opened && opened !== before.current && values[opened].current !== document.activeElement)
      values[opened].current?.focus();
    before.current = opened;
  });

  function mark(value: number) {
    if (!opened || act.isPending) return;
    setAsking(false);
    setProblem('');
    drafts.change(assignment, { ...marks, [opened]: value });
    // A screen reader says the new mark of what has the focus.
    values[opened].current?.focus({ preventScroll: true });
  }

  function goOn() {
    // Which marks are right comes first.
    if (act.isPending || draft?.state === 'conflict') return;
    if (!takesMarks || (state === 'submitted' && !draft)) return onNext();
    if (!isRenditionLocked) {
      if (rendition === null) setProblem(t.lockFirst);
      else setAsking(true);
    } else if (engagement === null) setProblem(t.engagementFirst);
    else act.send({ kind: 'submit' });
  }

  function open(wanted: 'abstain' | 'recuse') {
    const isOver = state === 'recused' || (wanted === 'abstain' && state === 'abstained');
    if (isClosed || isOver) return;
    act.reset();
    setDialog(wanted);
  }

  function press(key: Act) {
    switch (key.kind) {
      case 'mark':
        return mark(key.mark);
      case 'play':
        return video.current?.toggle();
      case 'go-on':
        return goOn();
      case 'help':
        return setDialog('help');
      default:
        return open(key.kind);
    }
  }
  useJuryKeys(marks[current], areOn, press);

  return (
    <>
      <Progress
        assignment={assignment}
        assignments={room.assignments}
        areKeysOn={areOn}
        onHelp={() => setDialog('help')}
      />
      {draft?.state === 'conflict' && (
        <MarkConflict draft={draft} onChoose={(whose) => drafts.choose(id, whose)} />
      )}
      <div className="jury-entry">
        <div>
          <JuryVideo assignment={assignment} handle={video} areKeysOn={areOn} />
        </div>
        <div>
          {state === 'abstained' && <p className="mb-4 border-l-3 border-zari pl-4">{t.abstain.done}</p>}
          {state === 'recused' && <p className="mb-4 border-l-3 border-zari pl-4">{t.recuse.done}</p>}
          {state === 'submitted' && !isClosed && (
            <p className="mb-4 border-l-3 border-leaf pl-4">{t.submitted}</p>
          )}
          {state !== 'recused' &&
            room.criteria.map((criterion) => {
              const { key } = criterion;
              const isLocked = key === 'rendition' && isRenditionLocked;
              return (
                <CriterionMarks
                  key={key}
                  criterion={criterion}
                  mark={marks[key]}
                  isOpen={opened === key}
                  isLocked={isLocked}
                  value={values[key]}
                  onMark={mark}
                >
                  {key === 'engagement' && isRenditionLocked && <Figures id={id} room={room} />}
                  {key === 'engagement' && !isRenditionLocked && <p className="text-ink-2">{t.opensLater}</p>}
                </CriterionMarks>
              );
            })}
        </div>
      </div>
      <EntryBar
        assignment={assignment}
        draft={draft}
        isClosed={isClosed}
        isOnline={isOnline}
        areKeysOn={areOn}
        isLast={room.assignments.every((one) => one.id === id || isDone(one))}
        isAsking={isAsking}
        isPending={act.isPending}
        problem={problem}
        onGoOn={goOn}
        onLock={() => act.send({ kind: 'lock-rendition' })}
        onNotYet={() => {
          setAsking(false);
          values.rendition.current?.focus();
        }}
        onBefore={onBefore}
        onAbstain={() => open('abstain')}
        onRecuse={() => open('recuse')}
        onResume={() => act.send({ kind: 'resume' })}
      />
      {dialog === 'help' && (
        <KeysDialog
          areOn={areOn}
          onTurn={(wanted) => {
            turnKeys(wanted);
            setOn(wanted);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'abstain' && (
        <AbstainDialog
          isPending={act.isPending}
          problem={act.problem}
          onAbstain={(reason, note) => act.send({ kind: 'abstain', reason, note })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'recuse' && (
        <NoteForm
          about="jury-recuse"
          words={t.recuse}
          isPending={act.isPending}
          problem={act.problem}
          onSubmit={(note) => act.send({ kind: 'recuse', note })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

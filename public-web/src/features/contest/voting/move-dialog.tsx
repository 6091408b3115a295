import { useRef } from 'react';
import { useTranslations } from '../../../translations/use-translations';
import type { BallotEntry } from './ballot-query';
import { EntryLine } from './entry-line';
import { type ModalHandle, VoteModal } from './vote-modal';

interface MoveDialogProps {
  /** The entry that has the vote; null for a first vote, which a link asks for. */
  from: BallotEntry | null;
  to: BallotEntry;
  onMove(): void;
  onClose(): void;
}

/** Asks before a vote moves, so that no press in passing moves it. */
export function MoveDialog({ from, to, onMove, onClose }: MoveDialogProps) {
  const { move, ask, vote } = useTranslations('voting');
  const modal = useRef<ModalHandle>(null);
  return (
    <VoteModal title={from ? move.question : ask.title} handle={modal} onClose={onClose}>
      {from ? (
        <p className="mt-3 wrap-anywhere">{move.text(from.name, to.name)}</p>
      ) : (
        <EntryLine entry={to} />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn"
          onClick={() => {
            onMove();
            modal.current?.close();
          }}
        >
          {from ? move.confirm : vote}
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => modal.current?.close()}>
          {from ? move.keep : ask.cancel}
        </button>
      </div>
    </VoteModal>
  );
}

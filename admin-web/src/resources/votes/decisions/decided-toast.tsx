import type { FraudAction } from '../api';
import { voteSentences } from '../sentences';
import { votesInWords } from '../clusters/words';
import { UndoToast } from '../undo-toast';
import { useUndo } from './use-undo';

/** Says what was decided. Later, the list of decisions undoes it. */
export function DecidedToast({ action: { id, kind, votes } }: { action: FraudAction }) {
  return <UndoToast message={voteSentences.actions.done[kind](votesInWords(votes))} undo={useUndo(id)} />;
}

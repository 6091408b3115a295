import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useRequests } from '../../../data-provider/use-requests';
import { DeadAddressNote } from '../../../components/dead-address';
import { Loaded } from '../../../components/loaded';
import { entryRequests, type Why } from '../api';
import { entrySentences } from '../sentences';
import { deadAddressSentences } from '../../../lib/dead-address-sentences';
import { idsOf } from '../../../lib/ids-of';
import { commonSentences } from '../../../lib/sentences';
import { deadAmong } from './dead-among';
import { reasonsFor } from './decision-kinds';
import { likeliestFor } from './likeliest-for';
import { ReasonChoice } from './reason-choice';
import type { ReasonQuestion } from './use-decide';
import { reasonsQuery } from './use-reasons';

const t = entrySentences.reason;

interface Props {
  question: ReasonQuestion;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why entries are rejected or returned, and shows what the email says. */
export function ReasonDialog({ question, isOpen, onClose }: Props) {
  const { entries, kind, why } = question;
  const transition = reasonsFor(kind);
  const formId = useId();
  const requests = useRequests(entryRequests);
  const query = useQuery({
    ...reasonsQuery(requests, entries[0]?.contestId ?? ''),
    enabled: isOpen,
  });
  const [entry, ...others] = entries;
  const deadId = useId();
  const dead = deadAmong(entries);
  if (!transition || kind === 'approve' || kind === 'approve-revision') return null;

  function choose(chosen: Why) {
    // A second press reaches the dialog while it fades out.
    if (!isOpen) return;
    question.onChosen(chosen);
    onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${formId}-title`}
      aria-describedby={idsOf(dead > 0 && deadId)}
      disableRestoreFocus={question.onClosed !== undefined}
      slotProps={{ transition: { onExited: () => question.onClosed?.() } }}
    >
      <DialogTitle id={`${formId}-title`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {t.title[kind](entry && others.length === 0 ? entry.name : t.entries(entries.length))}
      </DialogTitle>
      <DialogContent sx={{ position: 'relative' }}>
        <DeadAddressNote
          id={deadId}
          isDead={dead > 0}
          text={deadAddressSentences.ofEntries(entries.length, dead)}
        />
        <Loaded query={query} failure={t.loadFailed}>
          {(reasons) => (
            <ReasonChoice
              formId={formId}
              reasons={reasons.filter(({ action }) => action === transition)}
              initial={why ?? { reason: likeliestFor(reasons, entries, kind), sentence: '' }}
              languages={[...new Set(entries.map(({ language }) => language))]}
              onChosen={choose}
            />
          )}
        </Loaded>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{commonSentences.cancel}</Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          color={transition === 'reject' ? 'error' : 'primary'}
          disabled={query.data === undefined}
          aria-describedby={idsOf(dead > 0 && deadId)}
        >
          {why ? t.change : entrySentences.transitions[transition]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

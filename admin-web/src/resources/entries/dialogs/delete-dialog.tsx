import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { PublishDialog } from '../../../components/form/publish/publish-dialog';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { type RemovalResults, useRemoval, useReportRemoval } from '../moderation/use-removal';

interface Props {
  entries: Entry[];
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before entries are deleted. */
export function DeleteDialog({ entries, isOpen, onClose, onDeleted }: Props) {
  const removal = useRemoval(onDeleted);
  const report = useReportRemoval();
  const results = useRef<RemovalResults>(new Map());
  const confirmation = useMutation({
    mutationFn: async () => {
      const opening = results.current;
      await removal
        .mutateAsync({ entries, results: opening })
        // Cancel does not stop a request, and a closed dialog says nothing.
        .catch((error: unknown) => {
          if (opening === results.current) throw error;
        });
      report(opening);
      if (opening !== results.current) return;
      results.current = new Map();
      onClose();
    },
  });
  const [entry, ...others] = entries;
  const isOne = others.length === 0;

  function forget() {
    // Before Cancel, entries that need no identity check may have been deleted. What still runs is reported at its end.
    if (!removal.isPending) report(results.current);
    // The next opening also deletes what this one deleted, if it came back in between.
    results.current = new Map();
    confirmation.reset();
  }

  return (
    <PublishDialog
      labels={{
        publish: commonSentences.delete,
        publishTitle: isOne ? t.deleteTitle : t.deleteManyTitle(entries.length),
        publishFailed: t.deleteFailed,
      }}
      text={isOne && entry ? t.deleteText(entry.name) : t.deleteManyText}
      publication={confirmation}
      isOpen={isOpen}
      onClose={onClose}
      onExited={forget}
    />
  );
}

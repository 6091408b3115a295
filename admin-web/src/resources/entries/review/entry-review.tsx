import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useGetOne } from 'react-admin';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { HttpError } from '../../../lib/http-error';
import { useContestOfRecord } from '../../../chosen-contest/use-contest-of-record';
import { Loaded } from '../../../components/loaded';
import { Notice } from '../../../components/notice';
import { useKeptFocus } from '../../../components/use-kept-focus';
import { barPageSx } from '../../../lib/page-styles';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { EntryDialogs } from '../dialogs/entry-dialogs';
import { EntryListBase } from '../entry-list-base';
import { DeletionOf } from '../list/deletions';
import { useReasonsOf } from '../moderation/use-reasons';
import { REVIEW_SHORTCUTS } from '../shortcuts/keys';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help';
import { useReviewKeys } from '../shortcuts/use-review-keys';
import { EntryDetail } from './entry-detail';
import { EntryHistory } from './entry-history';
import { ReviewBar } from './review-bar';
import { ReviewHeader, type View } from './review-header';
import { ANSWER_FIELD } from './thread/answer-form';
import { type EntryPlace, usePlace } from './use-place';
import type { EntryTransition } from '@paattu/shared/entry-transitions';
import { type DecideOptions, useDecide } from '../moderation/use-decide';

/** One entry of the list, to decide and go on to the next. The history stays after the entry is deleted. */
export function EntryReview() {
  return (
    <EntryListBase>
      <EntryDialogs>
        <ReviewPage />
      </EntryDialogs>
    </EntryListBase>
  );
}

function ReviewPage() {
  const { id = '' } = useParams();
  const place = usePlace(id);
  const query = useGetOne<Entry>(
    'entries',
    { id },
    { retry: false, staleTime: 0, placeholderData: place.entry },
  );
  const isGone = query.error instanceof HttpError && query.error.status === 404;
  const entry = isGone ? undefined : query.data;
  const [view, setView] = useState<View>('review');
  const [playing, setPlaying] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useContestOfRecord(entry?.contestId);
  useReasonsOf(entry ? [entry.contestId] : []);
  const decide = useDecideAndGoOn(entry, place);
  const keys = useReviewKeys({
    entry,
    place,
    decide,
    onPlay: () => {
      // The video is not in the preview of the site.
      setView('review');
      setPlaying(id);
    },
    onWrite: () => {
      // The field is not in the preview of the site.
      flushSync(() => setView('review'));
      document.getElementById(ANSWER_FIELD)?.focus();
    },
    onHelp: () => setHelpOpen(true),
  });
  // The undo of a deletion disappears when the entry is back.
  useKeptFocus(keys, isGone, '[role="tab"]');
  // The decision and the way on take turns.
  useKeptFocus(keys, place.isAllReviewed, '[data-way-on], [data-kind]:not(:disabled)');

  return (
    <Box ref={keys} sx={barPageSx}>
      <ReviewHeader entry={entry} place={place} view={view} onView={setView} />
      <p role="status" style={visuallyHidden}>
        {place.isAllReviewed
          ? t.allReviewed
          : entry && place.position && t.shows(entry.name, t.position(place.position, place.status))}
      </p>
      {isGone ? (
        <>
          <Notice title={t.gone} text={t.goneText} />
          <DeletionOf id={id} place={keys} />
          <EntryHistory id={id} />
        </>
      ) : (
        <Loaded query={query} failure={t.loadFailed}>
          {(loaded) => (
            <EntryDetail
              entry={loaded}
              next={place.nextEntry}
              view={view}
              isPlaying={playing === id}
              onPlay={() => setPlaying(id)}
            />
          )}
        </Loaded>
      )}
      <ReviewBar entry={entry} place={place} decide={decide} onHelp={() => setHelpOpen(true)} />
      <ShortcutsHelp shortcuts={REVIEW_SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

/** Decides on the shown entry, if its status allows it, and shows the next one, if necessary as soon as it is known. */
function useDecideAndGoOn(entry: Entry | undefined, { openNext, isNextLoading }: EntryPlace) {
  const decide = useDecide();
  const decided = useRef<string | null>(null);

  useEffect(() => {
    if (decided.current === null || isNextLoading) return;
    if (decided.current === entry?.id) openNext?.();
    decided.current = null;
  });

  return (transition: EntryTransition, options?: Pick<DecideOptions, 'asks' | 'isKey'>) => {
    if (!entry) return;
    const goOn = () => {
      if (openNext) openNext();
      else decided.current = entry.id;
    };
    decide([entry], transition, { ...options, onDecided: goOn });
  };
}

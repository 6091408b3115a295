import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useCreatePath } from '../../../components/use-create-path';
import { useNavigate, useParams } from 'react-router';
import { Loaded } from '../../../components/loaded';
import { Notice } from '../../../components/notice';
import { PageHeader } from '../../../components/page-header';
import { barPageSx } from '../../../lib/page-styles';
import { placeSentences } from '../../../lib/place-sentences';
import { changeSentences as t } from './sentences';
import { shortcutSentences } from '../shortcuts/sentences';
import { entrySentences } from '../sentences';
import { useReasonsOf } from '../moderation/use-reasons';
import { CHANGE_SHORTCUTS, type ChangeShortcut } from '../shortcuts/keys';
import { ShortcutsHelp } from '../shortcuts/shortcuts-help';
import { ChangeBar } from './change-bar';
import { ChangeToCheck } from './change-to-check';
import { type ChangesQueue, useChanges } from './use-changes';
import { type DecideOnChange, useDecideOnChange } from './use-decide-on-change';
import { useEntryKeys } from '../shortcuts/use-entry-keys';

/** The changes that entrants propose, one after another: a decision goes on to the next. */
export function ChangesPage() {
  const { id } = useParams();
  const queue = useChanges();
  const { current } = queue;
  const waiting = queue.query.data?.length;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const shown = current?.revision?.id ?? null;
  useReasonsOf(current ? [current.contestId] : []);
  const decide = useDecideOnChange(queue);
  const keys = useChangeKeys({
    queue,
    decide,
    onPhoto: () => setEnlarged(shown),
    onPlay: () => setPlaying(shown),
    onHelp: () => setHelpOpen(true),
  });
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const openFirst = () => void navigate(createPath({ resource: 'changes', type: 'list' }));

  // The pressed button disappears with the last change.
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const hasLost = wasShown.current && shown === null && document.activeElement === document.body;
    if (hasLost) place.current?.focus({ preventScroll: true });
    wasShown.current = shown !== null;
  }, [shown]);

  return (
    <Box ref={keys} sx={barPageSx}>
      <PageHeader
        title={placeSentences.changes}
        sentence={waiting === undefined ? null : waiting > 0 ? t.say.waiting(waiting) : t.say.none}
      >
        {/* Phones have no keyboard. */}
        <Button sx={{ display: { xs: 'none', md: 'inline-flex' } }} onClick={() => setHelpOpen(true)}>
          {shortcutSentences.title}
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{t.intro}</Typography>
      <Box ref={place} tabIndex={-1} sx={{ outlineOffset: 4 }}>
        <p role="status" style={visuallyHidden}>
          {current &&
            queue.position &&
            entrySentences.shows(current.name, entrySentences.position(queue.position))}
          {queue.query.data?.length === 0 && t.empty}
        </p>
        <Loaded query={queue.query} failure={t.loadFailed}>
          {(waiting) =>
            current?.revision ? (
              <ChangeToCheck
                key={current.revision.id}
                entry={current}
                revision={current.revision}
                isEnlarged={enlarged === shown}
                onEnlarge={(isEnlarged) => setEnlarged(isEnlarged ? shown : null)}
                isPlaying={playing === shown}
                onPlay={() => setPlaying(shown)}
              />
            ) : id !== undefined && waiting.length > 0 ? (
              <Notice title={t.gone} text={t.goneText}>
                <Button variant="outlined" onClick={openFirst}>
                  {t.first}
                </Button>
              </Notice>
            ) : (
              <Notice title={t.empty} text={t.emptyText} />
            )
          }
        </Loaded>
      </Box>
      {current && <ChangeBar entry={current} queue={queue} decide={decide} />}
      <ShortcutsHelp shortcuts={CHANGE_SHORTCUTS} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

interface Options {
  queue: ChangesQueue;
  decide: DecideOnChange;
  onPhoto: () => void;
  onPlay: () => void;
  onHelp: () => void;
}

/** Handles the shortcuts of the queue of changes inside the returned ref: those of the review. */
function useChangeKeys({ queue, decide, onPhoto, onPlay, onHelp }: Options) {
  function press(shortcut: ChangeShortcut) {
    if (shortcut === 'next') queue.openNext?.();
    else if (shortcut === 'previous') queue.openPrevious?.();
    else if (shortcut === 'approve') decide('approve-revision');
    else if (shortcut === 'reject') decide('reject-revision', { isKey: true });
    else if (shortcut === 'askReject') decide('reject-revision', { asks: true });
    else if (shortcut === 'photo') onPhoto();
    else onPlay();
  }

  return useEntryKeys(CHANGE_SHORTCUTS, press, onHelp);
}

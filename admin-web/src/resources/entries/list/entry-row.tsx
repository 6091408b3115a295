import { useListContext } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { Link, useLocation } from 'react-router';
import { DeadAddressLabel } from '../../../components/dead-address';
import { formatCount, formatDate, formatDateTime, formatTime } from '../../../lib/format';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { videoSentences } from '../video-sentences';
import { useEntryDialogs } from '../dialogs/use-entry-dialogs';
import { EntryPhoto } from '../entry-photo';
import { EntryStatus } from '../entry-status';
import { RowActions } from './row-actions';

/**
 * One entry. `row-styles.ts` lays it out. Its elements are plain, because Material UI's cost a slow phone seconds for
 * 25 rows.
 */
export function EntryRow({ entry }: { entry: Entry }) {
  const createPath = useCreatePath();
  const { search } = useLocation();
  const openDialog = useEntryDialogs();
  const pathname = createPath({ resource: 'entries', type: 'show', id: entry.id });

  return (
    <article aria-label={entry.name}>
      <RowSelect entry={entry} />
      <button
        type="button"
        className="photo"
        aria-label={t.enlargePhotoOf(entry.name)}
        onClick={() => openDialog('photo', entry)}
      >
        <EntryPhoto entry={entry} size="card" alt="" />
      </button>
      <div className="person">
        <h3 title={entry.name}>
          <Link to={{ pathname, search }}>{entry.name}</Link>
        </h3>
        <p className="email" title={entry.email}>
          {entry.email}
        </p>
        {entry.doEmailsComeBack && <DeadAddressLabel />}
      </div>
      <div className="status">
        <EntryStatus entry={entry} />
        <RowVideo entry={entry} />
        {entry.unansweredMessages > 0 && (
          <p className="unanswered">{t.thread.unanswered(entry.unansweredMessages)}</p>
        )}
      </div>
      <div className="submitted">
        <span className="visually-hidden">{t.submitted} </span>
        <p>{formatDate(entry.submittedAt)}</p>
        <p className="second">{formatTime(entry.submittedAt)}</p>
      </div>
      <RowViews entry={entry} />
      <RowActions entry={entry} />
    </article>
  );
}

function RowSelect({ entry }: { entry: Entry }) {
  const { selectedIds, onToggleItem } = useListContext<Entry>();

  return (
    <label className="select">
      <input
        type="checkbox"
        aria-label={t.select(entry.name)}
        checked={selectedIds.includes(entry.id)}
        onChange={() => onToggleItem(entry.id)}
      />
    </label>
  );
}

/** The view count, with the error of the last refresh. */
function RowViews({ entry: { viewCount, viewsRefreshedAt, viewsError } }: { entry: Entry }) {
  return (
    <div className="views">
      {viewCount === null ? (
        <p>{t.viewsUnknown}</p>
      ) : (
        <>
          <span className="visually-hidden">{t.views} </span>
          <p>{formatCount(viewCount)}</p>
        </>
      )}
      {viewsError ? (
        <p className="error" title={viewsError}>
          {viewsError}
        </p>
      ) : (
        // The list says it once, in its head.
        viewsRefreshedAt && (
          <span className="visually-hidden"> {t.viewsAt(formatDateTime(viewsRefreshedAt))}</span>
        )
      )}
    </div>
  );
}

/** In short words, what a moderator should know of the video. The review explains them. */
function RowVideo({ entry: { video } }: { entry: Entry }) {
  if (!video || (video.health === 'ok' && video.flags.length === 0)) return null;
  const health = video.health === 'ok' ? null : videoSentences[video.health](formatDate(video.healthSince));
  const flags = video.flags.map((flag) => videoSentences.flags[flag].word).join(', ');
  return (
    <p className="video" title={[health, flags].filter(Boolean).join(', ')}>
      {health && <span className="broken">{health}</span>}
      {health && flags && ', '}
      {flags}
    </p>
  );
}

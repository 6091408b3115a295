import { formatCount, formatDateTime } from '../../../lib/format';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';

/** The view count and its age; the error of the last refresh in place of the age. */
export function RowViews({ entry: { viewCount, viewsRefreshedAt, viewsError } }: { entry: Entry }) {
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
        viewsRefreshedAt && <p className="second">{t.viewsAt(formatDateTime(viewsRefreshedAt))}</p>
      )}
    </div>
  );
}

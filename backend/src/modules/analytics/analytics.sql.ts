import { SITE_ZONE } from '../../common/clock/site-zone.js';

/** More days than these are shown as months. */
const MOST_DAYS = 92;

export interface FoundPeriod {
  isContestKnown: boolean;
  timeZone: string;
  unit: 'day' | 'month';
  first: string;
  last: string;
  /** The same number of days before; null for all days. */
  previousFirst: string | null;
  previousLast: string | null;
  previousBegin: Date | null;
  /** Each day or month, and the instants at which they begin. */
  dates: string[];
  begins: [Date, ...Date[]];
}

/** $1 now, $2 the number of days or null for all, $3 a contest or null. */
export const FIND_PERIOD = `
  with zone as (
    select ${SITE_ZONE} as name
  ), today as (
    select name, ($1::timestamptz at time zone name)::date as last from zone
  ), bounds as materialized (
    select name, last,
           case when $2::int is null
             then (least($1::timestamptz,
                         (select min(created_at) from song_interactions),
                         (select min(created_at) from user_favorites),
                         (select min(submitted_at) from contest_entries where $3::uuid is null or contest_id = $3)
                  ) at time zone name)::date
             else last - $2::int + 1
           end as first
    from today
  ), period as materialized (
    select *, case when $2::int is null and last - first >= ${MOST_DAYS} then 'month' else 'day' end as unit from bounds
  ), day as (
    select day from period,
      generate_series(date_trunc(unit, first::timestamp), last::timestamp, ('1 ' || unit)::interval) day
  )
  select $3::uuid is null or exists (select from contests where id = $3) as "isContestKnown",
         name as "timeZone", unit, first::text, last::text,
         (first - $2::int)::text as "previousFirst",
         case when $2::int is not null then (first - 1)::text end as "previousLast",
         (first - $2::int)::timestamp at time zone name as "previousBegin",
         array(select to_char(day, 'YYYY-MM-DD') from day order by day) as dates,
         array(select day at time zone name from day order by day) as begins
  from period`;

export interface Counted {
  plays: number;
  downloads: number;
  upvotes: number;
  downvotes: number;
  favorites: number;
  entries: number;
}

const INTERACTION_COUNTS = `
  count(*) filter (where interaction_type = 'play') as plays,
  count(*) filter (where interaction_type = 'download') as downloads,
  count(*) filter (where interaction_type = 'upvote') as upvotes,
  count(*) filter (where interaction_type = 'downvote') as downvotes`;

/**
 * $1 the instants at which the days begin, $2 the first instant to count, $3 a contest or null. The first row is what
 * happened before the first day, then each day has a row.
 */
export const LIST_COUNTS = `
  with interaction as (
    select width_bucket(created_at, $1::timestamptz[]) as n, ${INTERACTION_COUNTS}
    from song_interactions where created_at >= $2 group by 1
  ), favorite as (
    select width_bucket(created_at, $1::timestamptz[]) as n, count(*) as favorites
    from user_favorites where created_at >= $2 group by 1
  ), entry as (
    select width_bucket(submitted_at, $1::timestamptz[]) as n, count(*) as entries
    from contest_entries where submitted_at >= $2 and ($3::uuid is null or contest_id = $3) and status <> 'deleted' group by 1
  )
  select coalesce(plays, 0) as plays, coalesce(downloads, 0) as downloads,
         coalesce(upvotes, 0) as upvotes, coalesce(downvotes, 0) as downvotes,
         coalesce(favorites, 0) as favorites, coalesce(entries, 0) as entries
  from generate_series(0, cardinality($1::timestamptz[])) n
    left join interaction using (n) left join favorite using (n) left join entry using (n)
  order by n`;

/** $1 the first instant to count. */
export const LIST_SONGS = `
  with interaction as (
    select song_id, ${INTERACTION_COUNTS} from song_interactions where created_at >= $1 group by 1
  )
  select id, title, artist, coalesce(upvotes, 0) as upvotes, coalesce(downvotes, 0) as downvotes,
         coalesce(downloads, 0) as "downloadCount", coalesce(plays, 0) as "playCount", created_at as "createdAt"
  from (select id, title, artist, created_at from uploaded_songs) song left join interaction on song_id = id
  order by created_at desc, id desc`;

/** For all days. The songs' own counts save a second reading of every interaction. */
export const LIST_SONGS_OF_ALL_DAYS = `
  select id, title, artist, upvotes, downvotes, download_count as "downloadCount", play_count as "playCount",
         created_at as "createdAt"
  from uploaded_songs
  order by created_at desc, id desc`;

/** $1 the number of the most viewed entries, $2 a contest or null. */
export const READ_ENTRIES = `
  with entry as (
    select id, name, status, view_count, submitted_at from contest_entries
    where ($2::uuid is null or contest_id = $2) and status <> 'deleted'
  ), figure as (
    select count(*) as total,
           count(*) filter (where status = 'pending') as pending,
           count(*) filter (where status = 'approved') as approved,
           count(*) filter (where status = 'rejected') as rejected,
           count(*) filter (where status = 'withdrawn') as withdrawn,
           avg(view_count) filter (where status = 'approved' and view_count > 0) as average_views
    from entry
  ), viewed as (
    select json_agg(json_build_object('id', id, 'name', name, 'viewCount', view_count)
                    order by view_count desc, submitted_at, id) as list
    from (
      select * from entry
      where status = 'approved' and view_count > 0
      order by view_count desc, submitted_at, id
      limit $1
    ) most
  )
  select json_build_object('total', total, 'pending', pending, 'approved', approved, 'rejected', rejected, 'withdrawn', withdrawn) as entries,
         case when total = withdrawn then 0 else round(100.0 * approved / (total - withdrawn))::int end as "approvalRate",
         coalesce(round(average_views), 0)::bigint as "averageViews",
         coalesce(viewed.list, '[]') as "mostViewed"
  from figure, viewed`;

const LAST_INTERACTIONS = `
  select interaction_type as type, created_at as at, song_id
  from song_interactions order by created_at desc limit $1`;

const ACTIVITY = `
  select type, at, 'song' as subject, song_id as id, song.title as name
  from interaction join uploaded_songs song on song.id = song_id
  union all
  select type, at, 'entry', entry_id, name from event
  order by at desc`;

/** The name of `contest_entries`, which a program reads only of an entry that visitors see too. */
const nameFor = (isProgram: string) =>
  `case when ${isProgram}::boolean and status <> 'approved' then null else name end`;

/** $1 the number of interactions and of events, $2 whether a program reads. Newest first, without the listeners. */
export const LIST_ACTIVITY = `
  with interaction as (${LAST_INTERACTIONS}), event as (
    select action as type, event.created_at as at, entry_id, ${nameFor('$2')} as name
    from entry_events event left join contest_entries entry on entry.id = entry_id and entry.status <> 'deleted'
    order by event.id desc limit $1
  )${ACTIVITY}`;

/**
 * As above, with the events of one contest, $3. Only an event changes `updated_at` of an entry, so the last events are those
 * of the entries that changed last; the events of other contests, which may be newer, are not read. The contest of a deleted
 * entry is not known.
 */
export const LIST_ACTIVITY_OF_CONTEST = `
  with interaction as (${LAST_INTERACTIONS}), entry as (
    select id, ${nameFor('$2')} as name from contest_entries where contest_id = $3 and status <> 'deleted' order by updated_at desc limit $1
  ), event as (
    select action as type, created_at as at, entry_id, name
    from entry join entry_events event on event.entry_id = entry.id
    order by event.id desc limit $1
  )${ACTIVITY}`;

/*
 * Each statement handles a batch: its parameters are arrays of one length. A transaction first locks the songs of its
 * batch, then writes in a second statement, which sees every row committed before the lock was granted. So plays are
 * numbered without gaps, and counters change by the rows that were written. Unique indexes enforce the rules as well.
 */

/**
 * To visitors, a song that is hidden or scheduled does not exist. The parameter is the time on the clock of this process,
 * which also decides what it lists.
 */
const isPublished = (now: '$3' | '$4') => `published_at <= ${now}`;

/** $1 song ids. Locks in the order of the ids, so that two batches cannot deadlock. */
export const LOCK_SONGS = `
  select id from uploaded_songs where id = any($1::uuid[]) order by id for no key update`;

/** $1 song ids, $2 user ids or nulls, $3 network addresses. */
const LISTENER_INPUT = `
  input as (
    select * from unnest($1::uuid[], $2::uuid[], $3::inet[]) with ordinality as a (song_id, user_id, ip_address, n)
  )`;

/** Parameters are those of `userInput`. Adds the user's current vote on the song, or null. */
const withCurrentVote = (userInput: string) => `
  input as materialized (
    select a.*, current_vote.id as current_vote_id, current_vote.interaction_type as current_vote
    from ${userInput}
      left join lateral (
        select id, interaction_type from song_interactions i
        where i.song_id = a.song_id and i.user_id = a.user_id and i.interaction_type in ('upvote', 'downvote')
        limit 1
      ) current_vote on true
  )`;

type Recorded = 'play' | 'download';

/** Two scalar subqueries, each answered by an index: a join might scan the whole table. */
const isRecorded = (type: Recorded) => `
  coalesce(
    (select true from song_interactions i
     where i.song_id = a.song_id and i.interaction_type = '${type}' and i.user_id = a.user_id
     limit 1),
    (select true from song_interactions i
     where i.song_id = a.song_id and i.interaction_type = '${type}' and i.user_id is null
       and i.ip_address = a.ip_address and a.user_id is null
     limit 1),
    false)`;

const COUNTERS = { play: 'play_count', download: 'download_count' } as const;

/** Parameters of `LISTENER_INPUT`, $4 now. For each, the counter, null without a published song, and whether the listener has been recorded. */
export const findRecorded = (type: Recorded) => `
  with ${LISTENER_INPUT}
  select (select ${COUNTERS[type]} from uploaded_songs where id = a.song_id and ${isPublished('$4')}) as count, ${isRecorded(type)} as recorded
  from input a order by n`;

/** Parameters of `LISTENER_INPUT`. Counts a listener once for each song, and numbers the plays. Returns the counters that changed. */
function record(type: Recorded, playCounter: string): string {
  const counter = COUNTERS[type];
  return `
    with ${LISTENER_INPUT}, listener as (
      select distinct on (a.song_id, a.user_id, case when a.user_id is null then a.ip_address end) a.*
      from input a
      where not ${isRecorded(type)}
      order by a.song_id, a.user_id, case when a.user_id is null then a.ip_address end, a.n
    ), recorded as (
      insert into song_interactions (song_id, user_id, ip_address, interaction_type, play_counter)
      select l.song_id, l.user_id, l.ip_address, '${type}', ${playCounter}
      from listener l join uploaded_songs s on s.id = l.song_id
      order by l.n
      returning song_id
    ), added as (
      select song_id, count(*) as listeners from recorded group by song_id
    ), updated_counters as (
      update uploaded_songs s set ${counter} = s.${counter} + added.listeners
      from added where s.id = added.song_id
      returning s.id as "songId", s.${counter} as count
    )
    select "songId", count from updated_counters`;
}

export const RECORD_PLAYS = record(
  'play',
  's.play_count + row_number() over (partition by l.song_id order by l.n)',
);
export const RECORD_DOWNLOADS = record('download', 'null');

/** Changes the counters by the votes that were inserted or deleted. */
const updatedCounters = (sign: '+' | '-') => `
  change as (
    select song_id, count(*) filter (where interaction_type = 'upvote') as up,
           count(*) filter (where interaction_type = 'downvote') as down
    from vote group by song_id
  ), updated_counters as (
    update uploaded_songs s set upvotes = s.upvotes ${sign} change.up, downvotes = s.downvotes ${sign} change.down
    from change where s.id = change.song_id
    returning s.id, s.upvotes, s.downvotes
  )`;

/** For each input the song's counters, whether they changed, and the user's vote now. Without a published song, the counters are null. */
const voteResults = (voteNow: string, now: '$3' | '$4') => `
  select coalesce(updated.upvotes, s.upvotes) as upvotes, coalesce(updated.downvotes, s.downvotes) as downvotes,
         updated.id is not null as changed, ${voteNow} as type
  from input a
    left join uploaded_songs s on s.id = a.song_id and s.${isPublished(now)}
    left join updated_counters updated on updated.id = a.song_id`;

/** $1 song ids, $2 user ids, $3 votes, $4 now. Keeps the current vote of a user: a song vote changes only after it is removed. */
export const CAST_VOTES = `
  with ${withCurrentVote('unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as a (song_id, user_id, vote, n)')},
  vote as (
    insert into song_interactions (song_id, user_id, interaction_type)
    select distinct on (a.song_id, a.user_id) a.song_id, a.user_id, a.vote
    from input a join uploaded_songs s on s.id = a.song_id and s.${isPublished('$4')}
    where a.current_vote is null
    order by a.song_id, a.user_id, a.n
    returning song_id, user_id, interaction_type
  ), ${updatedCounters('+')}
  ${voteResults('coalesce(a.current_vote, vote.interaction_type)', '$4')}
    left join vote on vote.song_id = a.song_id and vote.user_id = a.user_id
  order by a.n`;

/** $1 song ids, $2 user ids, $3 now. */
export const REMOVE_VOTES = `
  with ${withCurrentVote('unnest($1::uuid[], $2::uuid[]) with ordinality as a (song_id, user_id, n)')},
  vote as (
    delete from song_interactions
    where id in (
      select a.current_vote_id from input a join uploaded_songs s on s.id = a.song_id and s.${isPublished('$3')})
    returning song_id, interaction_type
  ), ${updatedCounters('-')}
  ${voteResults('null', '$3')}
  order by a.n`;

/** $1 song id, $2 user id, $3 now. */
export const ADD_FAVORITE = `
  with song as (
    select id from uploaded_songs where id = $1 and ${isPublished('$3')} for key share
  ), favorite as (
    insert into user_favorites (user_id, song_id) select $2, id from song on conflict do nothing
  )
  select id from song`;

/** $1 song id, $2 user id, $3 now. */
export const REMOVE_FAVORITE = `
  with song as (
    select id from uploaded_songs where id = $1 and ${isPublished('$3')}
  ), favorite as (
    delete from user_favorites f using song where f.song_id = song.id and f.user_id = $2
  )
  select id from song`;

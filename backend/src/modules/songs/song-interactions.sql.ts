/*
 * What listeners and users ask for comes in batches, as arrays of one length. Whoever writes interactions locks their
 * songs first, and writes by a second statement, which sees all that was committed before the lock was had: so plays are
 * numbered without a gap, and counters move by the rows that were really written. The unique indexes stand behind that.
 */

/** $1 songs. In one order for all, so that two batches never wait for each other. */
export const LOCK_SONGS = `
  select id from uploaded_songs where id = any($1::uuid[]) order by id for no key update`;

/** $1 songs, $2 users or nulls, $3 addresses. */
const ASKED_BY_LISTENERS = `
  asked as (
    select * from unnest($1::uuid[], $2::uuid[], $3::inet[]) with ordinality as a (song_id, user_id, ip_address, n)
  )`;

/** $1 songs, $2 users, $3 votes. Each with the vote that stands, if there is one. */
const ASKED_BY_USERS = `
  asked as materialized (
    select a.*, standing.id as standing_id, standing.interaction_type as standing
    from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as a (song_id, user_id, vote, n)
      left join lateral (
        select id, interaction_type from song_interactions i
        where i.song_id = a.song_id and i.user_id = a.user_id and i.interaction_type in ('upvote', 'downvote')
        limit 1
      ) standing on true
  )`;

type Recorded = 'play' | 'download';

/** Asked of an index for each, and not of the whole table for all of them, as a join might be. */
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

/** Parameters of `ASKED_BY_LISTENERS`. For each, whether there is such a song, and whether that listener has been recorded. */
export const findRecorded = (type: Recorded) => `
  with ${ASKED_BY_LISTENERS}
  select exists (select from uploaded_songs where id = a.song_id) as known, ${isRecorded(type)} as recorded
  from asked a order by n`;

/** Parameters of `ASKED_BY_LISTENERS`. A listener counts once for each song; plays are numbered. */
function record(type: Recorded, counter: string, playCounter: string): string {
  return `
    with ${ASKED_BY_LISTENERS}, listener as (
      select distinct on (a.song_id, a.user_id, case when a.user_id is null then a.ip_address end) a.*
      from asked a
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
    )
    update uploaded_songs s set ${counter} = s.${counter} + added.listeners
    from added where s.id = added.song_id`;
}

export const RECORD_PLAYS = record(
  'play',
  'play_count',
  's.play_count + row_number() over (partition by l.song_id order by l.n)',
);
export const RECORD_DOWNLOADS = record('download', 'download_count', 'null');

/** Moves the counters by the votes that were written, or removed. */
const counted = (sign: '+' | '-') => `
  change as (
    select song_id, count(*) filter (where interaction_type = 'upvote') as up,
           count(*) filter (where interaction_type = 'downvote') as down
    from vote group by song_id
  ), counted as (
    update uploaded_songs s set upvotes = s.upvotes ${sign} change.up, downvotes = s.downvotes ${sign} change.down
    from change where s.id = change.song_id
    returning s.id, s.upvotes, s.downvotes
  )`;

/** For each vote the song's counters, whether they moved, and the user's vote as it stands. No counters: no such song. */
const told = (standingVote: string) => `
  select coalesce(counted.upvotes, s.upvotes) as upvotes, coalesce(counted.downvotes, s.downvotes) as downvotes,
         counted.id is not null as moved, ${standingVote} as type
  from asked a
    left join uploaded_songs s on s.id = a.song_id
    left join counted on counted.id = a.song_id`;

/** Parameters of `ASKED_BY_USERS`. The first vote of a user for a song stands until it is taken back. */
export const CAST_VOTES = `
  with ${ASKED_BY_USERS}, vote as (
    insert into song_interactions (song_id, user_id, interaction_type)
    select distinct on (a.song_id, a.user_id) a.song_id, a.user_id, a.vote
    from asked a join uploaded_songs s on s.id = a.song_id
    where a.standing is null
    order by a.song_id, a.user_id, a.n
    returning song_id, user_id, interaction_type
  ), ${counted('+')}
  ${told('coalesce(a.standing, vote.interaction_type)')}
    left join vote on vote.song_id = a.song_id and vote.user_id = a.user_id
  order by a.n`;

/** Parameters of `ASKED_BY_USERS`. Leaves the opposite vote, should that one stand. */
export const REMOVE_VOTES = `
  with ${ASKED_BY_USERS}, vote as (
    delete from song_interactions
    where id in (select standing_id from asked where standing = vote)
    returning id, song_id, interaction_type
  ), ${counted('-')}
  ${told('case when not exists (select from vote where vote.id = a.standing_id) then a.standing end')}
  order by a.n`;

/** $1 song, $2 user. */
export const ADD_FAVORITE = `
  with song as (
    select id from uploaded_songs where id = $1 for key share
  ), favorite as (
    insert into user_favorites (user_id, song_id) select $2, id from song on conflict do nothing
  )
  select id from song`;

/** $1 song, $2 user. */
export const REMOVE_FAVORITE = `
  with song as (
    select id from uploaded_songs where id = $1
  ), favorite as (
    delete from user_favorites f using song where f.song_id = song.id and f.user_id = $2
  )
  select id from song`;

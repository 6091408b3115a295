/*
 * Each statement locks the song's row before it writes, so that those on one song (and the reset of its statistics) come
 * one after the other. What it reads of other tables is as old as the statement's start, before the wait for the lock;
 * so what it writes is decided by the unique indexes, which see all that has been committed meanwhile, and by the locked
 * row itself, which is read as it is once the lock is held. No row comes back for an unknown song.
 */

/**
 * $1 song, $2 user or null, $3 address. Most who play a song have played it before: they are turned away by a plain
 * read, without waiting for the lock. The unique indexes catch those whom that read missed.
 */
function recordOnce(type: 'play' | 'download', counter: string, playCounter: string): string {
  return `
    with song as (
      select id, play_count from uploaded_songs
      where id = $1
        and not exists (
          select from song_interactions i
          where i.song_id = $1 and i.interaction_type = '${type}' and i.user_id = $2::uuid)
        and not exists (
          select from song_interactions i
          where i.song_id = $1 and i.interaction_type = '${type}' and i.user_id is null and i.ip_address = $3::inet
            and $2::uuid is null)
      for no key update
    ), recorded as (
      insert into song_interactions (song_id, user_id, ip_address, interaction_type, play_counter)
      select id, $2::uuid, $3::inet, '${type}', ${playCounter} from song
      on conflict do nothing
      returning song_id
    ), counted as (
      update uploaded_songs s set ${counter} = s.${counter} + 1 from recorded where s.id = recorded.song_id
    )
    select exists (select from recorded) as changed from uploaded_songs where id = $1`;
}

export const RECORD_PLAY = recordOnce('play', 'play_count', 'play_count + 1');
export const RECORD_DOWNLOAD = recordOnce('download', 'download_count', 'null');

/**
 * $1 song, $2 user, $3 vote. A standing vote is written as it is, for that is what returns it even when it was cast
 * after this statement began; `xmax = 0` tells a new row from one that stood.
 */
export const CAST_VOTE = `
  with song as (
    select id, upvotes, downvotes from uploaded_songs where id = $1 for no key update
  ), vote as (
    insert into song_interactions as standing (song_id, user_id, interaction_type)
    select id, $2::uuid, $3 from song
    on conflict (song_id, user_id) where interaction_type in ('upvote', 'downvote')
    do update set interaction_type = standing.interaction_type
    returning song_id, interaction_type as type, xmax = 0 as is_new
  ), counted as (
    update uploaded_songs s
    set upvotes = s.upvotes + (vote.type = 'upvote')::int, downvotes = s.downvotes + (vote.type = 'downvote')::int
    from vote where s.id = vote.song_id and vote.is_new
    returning s.upvotes, s.downvotes
  )
  select coalesce(counted.upvotes, song.upvotes) as upvotes, coalesce(counted.downvotes, song.downvotes) as downvotes,
         vote.type, vote.is_new as changed
  from song cross join vote left join counted on true`;

/** $1 song, $2 user, $3 vote. */
export const REMOVE_VOTE = `
  with song as (
    select id, upvotes, downvotes from uploaded_songs where id = $1 for no key update
  ), vote as (
    delete from song_interactions i using song
    where i.song_id = song.id and i.user_id = $2 and i.interaction_type = $3
    returning i.song_id, i.interaction_type as type
  ), counted as (
    update uploaded_songs s
    set upvotes = s.upvotes - (vote.type = 'upvote')::int, downvotes = s.downvotes - (vote.type = 'downvote')::int
    from vote where s.id = vote.song_id
    returning s.upvotes, s.downvotes
  )
  select coalesce(counted.upvotes, song.upvotes) as upvotes, coalesce(counted.downvotes, song.downvotes) as downvotes,
         (select i.interaction_type from song_interactions i
          where i.song_id = song.id and i.user_id = $2 and i.interaction_type in ('upvote', 'downvote')
            and i.interaction_type <> $3) as type,
         counted is not null as changed
  from song left join counted on true`;

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

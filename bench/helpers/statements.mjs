// @ts-check
import pg from 'pg';
import { runHelper } from './run-helper.mjs';

const SECONDS = 1;
/** As many as the product's connections. */
const CONNECTIONS = 10;

/** The minimum for one play or vote: one statement that keeps the song's counters equal to its rows. */
const STATEMENTS = {
  /** $1 song, $2 user or null, $3 address. */
  plays: `
    with song as (
      select id, play_count from uploaded_songs
      where id = $1
        and not exists (
          select from song_interactions i
          where i.song_id = $1 and i.interaction_type = 'play' and i.user_id = $2::uuid)
        and not exists (
          select from song_interactions i
          where i.song_id = $1 and i.interaction_type = 'play' and i.user_id is null and i.ip_address = $3::inet
            and $2::uuid is null)
      for no key update
    ), recorded as (
      insert into song_interactions (song_id, user_id, ip_address, interaction_type, play_counter)
      select id, $2::uuid, $3::inet, 'play', play_count + 1 from song
      on conflict do nothing
      returning song_id
    ), counted as (
      update uploaded_songs s set play_count = s.play_count + 1 from recorded where s.id = recorded.song_id
    )
    select exists (select from recorded) as changed from uploaded_songs where id = $1`,
  /** $1 song, $2 user, $3 vote. */
  votes: `
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
    from song cross join vote left join counted on true`,
};

/** @typedef {{ kind: keyof typeof STATEMENTS, songs: string[] }} Task */

/** Plays and votes through `pg` alone, as fast as possible, each from a new listener. */
runHelper(async (/** @type {{ databaseUrl: string, users: string[] }} */ { databaseUrl, users }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  let number = 0;
  /** @param {Task} task */
  const parameters = ({ kind, songs }) => {
    const n = number++;
    const song = songs[n % songs.length];
    if (kind === 'plays') return [song, null, `172.${16 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`];
    // Starts with the last user, because the product's load starts with the first.
    return [song, users[users.length - 1 - (Math.floor(n / songs.length) % users.length)], 'upvote'];
  };
  return {
    started: 'ready',
    answer: async (/** @type {Task} */ task) => {
      const begun = performance.now();
      const end = begun + SECONDS * 1000;
      let done = 0;
      const repeat = async () => {
        for (; performance.now() < end; done++) await pool.query(STATEMENTS[task.kind], parameters(task));
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
      return (done * 1000) / (performance.now() - begun);
    },
  };
});
